import type { PersonId } from '@/components/drawings/people';
import { pageClaim } from '@/components/drawings/page-scope';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { streetYears } from '@/content/exhibits/company';
import { streetYearDrawing } from './street-years-drawing';

/** One street in four years, from one pin and one person to today's. */
export function FourStreets() {
  const claim = pageClaim();
  const defined = new Set<PersonId>();
  return (
    <Exhibit name="streets" className="streets">
      <ol>
        {streetYears.years.map(year => (
          <li key={year.id}>
            <div
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of ours, not an image file
              role="img"
              aria-label={year.label}
              className={`street-year street-${year.id} ${year.id === 'today' ? 'night' : ''}`}
              dangerouslySetInnerHTML={{ __html: streetYearDrawing({ year, claim, defined }) }}
            />
            <div className="street-words">
              <p className="street-date">{year.year}</p>
              <div>
                <h2>{year.title}</h2>
                <p>{year.text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <SampleTag>{streetYears.sample}</SampleTag>
      </p>
    </Exhibit>
  );
}
