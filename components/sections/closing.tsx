import { closingDrawing, type ClosingScene } from '@/components/drawings/closing/closing-drawing';
import { pageClaim } from '@/components/drawings/page-scope';
import { ButtonLink } from '@/components/ui/button';
import { closings } from '@/content/closings';
import { routes } from '@/lib/routes';

/** How a page ends: the street at the hour of its kind of page, and the two ways on. */
export function Closing({ scene, packages = routes.getStarted() }: ClosingProps) {
  const { lines, text } = closings.scenes[scene];
  const isDark = scene === 'evening' || scene === 'snow';
  const [first, second] = lines;
  return (
    <section className={`closing ${CLASSES[scene]} ${isDark ? 'on-dark' : ''} print:hidden`}>
      <div className="wrap">
        <h2 className="text-h1">
          <span className="block">{first} </span>
          <span className="block">{second}</span>
        </h2>
        <p className="mx-auto mt-4 max-w-[33em] text-lede">
          {text} {closings.live}
        </p>
        <div className="mt-[26px] flex flex-col justify-center gap-3 sm:flex-row">
          <ButtonLink href={packages} variant={isDark ? 'gold' : undefined}>
            {closings.packages}
          </ButtonLink>
          <ButtonLink href={routes.contact('consultation')} variant="line">
            {closings.talk}
          </ButtonLink>
        </div>
      </div>
      <div
        className="closing-street"
        dangerouslySetInnerHTML={{ __html: closingDrawing(scene, pageClaim()) }}
      />
    </section>
  );
}

const CLASSES = {
  morning: 'closing-morning',
  rain: 'closing-rain',
  evening: 'closing-evening',
  snow: 'closing-snow',
} as const satisfies Record<ClosingScene, string>;

type ClosingProps = {
  scene: ClosingScene;
  /** Where 'Choose Your Package' leads. */
  packages?: string;
};
