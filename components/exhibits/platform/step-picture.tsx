import type { processSteps } from '@/content/process';
import { processShop } from './process-shop';

/** The shop as it is at one step of the process. */
export function StepPicture({
  step: { id, alt },
}: {
  step: Pick<(typeof processSteps)[number], 'id' | 'alt'>;
}) {
  return (
    <figure>
      <div className="road-shop" dangerouslySetInnerHTML={{ __html: processShop(id) }} />
      <figcaption className="sr-only">{alt}</figcaption>
    </figure>
  );
}
