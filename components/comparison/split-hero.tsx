import { drawPicture } from '@/components/drawings/picture';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { ButtonRow } from '@/components/ui/button-row';
import type { Comparison } from '@/content/comparisons/comparison';
import { comparisonWords } from '@/content/comparisons/words';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';

/** Two halves with one picture between them: the other way under the heading, ours beside it. */
export function SplitHero({ comparison, trail }: { comparison: Comparison; trail: Crumb[] }) {
  const { id, heading, lede, agencyLede } = comparison;
  const { labels } = comparisonWords;
  return (
    <section className="split grid min-h-[clamp(420px,41vw,640px)] lg:grid-cols-2">
      <div className="split-competitor bg-(--b-cream) text-ink-fixed dark:bg-wood-29 dark:text-stone-96 flex flex-col min-w-0 overflow-hidden">
        <div className="pt-head px-inset pb-4 lg:pl-[max(var(--spacing-gut),calc((100vw_-_var(--container-wrap))/2))]">
          <Breadcrumbs trail={trail} />
          <h1>{heading}</h1>
          <p className="max-w-[25em] mt-4 text-body/normal text-balance">{lede}</p>
        </div>
        <div
          className="split-picture mt-auto [&>svg]:w-full [&>svg]:h-[clamp(210px,23vw,400px)] max-lg:[&>svg]:h-[41.7vw]"
          dangerouslySetInnerHTML={{ __html: drawPicture(`comparison/${id}-theirs`) }}
        />
      </div>
      <div className="bg-sky flex flex-col min-w-0 overflow-hidden">
        <div className="pt-head px-inset pb-4 lg:pt-[calc(var(--spacing-head)_+_48px)] lg:pr-[max(var(--spacing-gut),calc((100vw_-_var(--container-wrap))/2))]">
          <p className="split-heading mt-0">{site.name}</p>
          <p className="max-w-[25em] mt-4 text-body/normal text-balance">{agencyLede}</p>
          <ButtonRow className="mt-4">
            <ButtonLink href={routes.getStarted()}>{labels.getStarted}</ButtonLink>
            <ButtonLink href={routes.contact()} variant="line">
              {labels.contact}
            </ButtonLink>
          </ButtonRow>
        </div>
        <div
          className="split-picture mt-auto [&>svg]:w-full [&>svg]:h-[clamp(210px,23vw,400px)] max-lg:[&>svg]:h-[41.7vw]"
          dangerouslySetInnerHTML={{ __html: drawPicture(`comparison/${id}-ours`) }}
        />
      </div>
    </section>
  );
}
