import { Illustration } from '@/components/drawings/illustration';
import type { processSteps } from '@/content/process';
import './platform.css';

/** The shop as it is at one step of the process. */
export function StepPicture({
  step: { id, alt },
}: {
  step: Pick<(typeof processSteps)[number], 'id' | 'alt'>;
}) {
  return (
    <figure>
      <div className="road-shop [&_svg]:w-full [&_svg]:max-w-125 [&_svg]:mx-auto">
        <Illustration name={`process/${STEPS[id - 1] ?? 'plan'}`} />
      </div>
      <figcaption className="sr-only">{alt}</figcaption>
    </figure>
  );
}

const STEPS = ['plan', 'scaffold', 'pin', 'opening', 'year-later'];
