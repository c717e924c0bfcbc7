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
    <section className="split">
      <div className="split-competitor">
        <div className="split-text">
          <Breadcrumbs trail={trail} />
          <h1>{heading}</h1>
          <p>{lede}</p>
        </div>
        <div
          className="split-picture"
          dangerouslySetInnerHTML={{ __html: drawPicture(`comparison/${id}-theirs`) }}
        />
      </div>
      <div className="split-agency">
        <div className="split-text">
          <p className="split-heading">{site.name}</p>
          <p>{agencyLede}</p>
          <ButtonRow className="mt-4">
            <ButtonLink href={routes.getStarted()}>{labels.getStarted}</ButtonLink>
            <ButtonLink href={routes.contact()} variant="line">
              {labels.contact}
            </ButtonLink>
          </ButtonRow>
        </div>
        <div
          className="split-picture"
          dangerouslySetInnerHTML={{ __html: drawPicture(`comparison/${id}-ours`) }}
        />
      </div>
    </section>
  );
}
