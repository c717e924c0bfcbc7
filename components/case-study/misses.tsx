import { caseStudiesPage } from '@/content/case-studies';
import { missDrawing } from './drawings/misses';
import type { Study } from './study-data';

/** Two ideas that were wrong, each drawn. */
export function Misses({ failed }: Pick<Study, 'failed'>) {
  const { labels } = caseStudiesPage;
  return (
    <section className="wrap py-[clamp(48px,5vw,80px)]">
      <div className="misses">
        <div>
          <h3 className="study-title">{labels.failed}</h3>
        </div>
        {failed.map(({ picture, title, text }) => (
          <div key={title}>
            <div className="miss-picture" dangerouslySetInnerHTML={{ __html: missDrawing(picture) }} />
            <h4>{title}</h4>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
