import { caseStudiesPage } from '@/content/case-studies';
import type { CaseStudy } from '@/content/case-study';
import { missDrawing } from './drawings/misses';

/** Ideas that were wrong, those of ours drawn. */
export function Misses({ failed }: Pick<CaseStudy, 'failed'>) {
  const { labels } = caseStudiesPage;
  return (
    <section className="wrap py-split">
      <div className="misses">
        <div>
          <h3 className="study-title">{labels.failed}</h3>
        </div>
        {failed.map(({ picture, title, text }) => (
          <div key={title}>
            {picture ? (
              <div className="miss-picture" dangerouslySetInnerHTML={{ __html: missDrawing(picture) }} />
            ) : null}
            <h4>{title}</h4>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
