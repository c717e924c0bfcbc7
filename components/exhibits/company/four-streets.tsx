import { pageClaim } from '@/components/drawings/page-scope';
import type { PersonId } from '@/components/drawings/people';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { streetYears } from '@/content/exhibits/company';
import { streetYearDrawing } from './street-years-drawing';

/** One street in four years, from one pin and one person to today's. */
export function FourStreets() {
  const claim = pageClaim();
  const defined = new Set<PersonId>();
  return (
    <Exhibit name="streets">
      <ol className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {streetYears.years.map(year => (
          <li key={year.id} className="min-[64em]:even:mt-16 min-[64em]:odd:not-first:-mt-6">
            <div
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of ours, not an image file
              role="img"
              aria-label={year.label}
              className={`overflow-hidden aspect-[776/520] max-sm:[&_.st]:hidden rounded-card [&>svg]:size-full forced-colors:forced-color-adjust-none ${SKIES[year.id]} ${year.id === 'today' ? 'night' : ''}`}
              dangerouslySetInnerHTML={{ __html: streetYearDrawing({ year, claim, defined }) }}
            />
            <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-6 items-start mt-4 leading-[1.45]">
              <p className="min-w-23 py-3 px-4 rounded-sign bg-plate text-white font-display text-name/none font-extrabold text-center shadow-[inset_0_0_0_3px_var(--color-plate),inset_0_0_0_4.5px_white] forced-colors:border-2">
                {year.year}
              </p>
              <div>
                <h2 className="mb-1 text-name tracking-[-0.012em]">{year.title}</h2>
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

/** By the season. */
const SKIES = {
  first: 'bg-slate-80 dark:bg-slate-36',
  second: 'bg-sky-deep dark:bg-dusk-35',
  third: 'bg-(--b-butter) dark:bg-(--b-trunk)',
  today: 'bg-violet-33 dark:bg-violet-24',
} as const;
