import { caseStudiesPage } from '@/content/case-studies';
import type { CaseStudy } from '@/content/case-study';
import { missDrawing } from './drawings/misses';

/** Ideas that were wrong, those of ours drawn. */
export function Misses({ failed }: Pick<CaseStudy, 'failed'>) {
  const { labels } = caseStudiesPage;
  return (
    <section className="wrap py-split">
      <div className="grid gap-x-inset gap-y-8 items-start p-head rounded-panel bg-rose sm:grid-cols-2 lg:grid-cols-[0.72fr_1fr_1fr]">
        <div className="sm:col-span-full lg:col-auto">
          <h3 className="study-title text-title">{labels.failed}</h3>
        </div>
        {failed.map(({ picture, title, text }) => (
          <div key={title}>
            {picture ? (
              <div
                className="overflow-hidden rounded-button [&_svg]:w-full"
                dangerouslySetInnerHTML={{ __html: missDrawing(picture) }}
              />
            ) : null}
            <h4 className="mt-4 mb-1 font-display text-label/[1.2] font-[750]">{title}</h4>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
