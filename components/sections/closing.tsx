import { closingDrawing, type ClosingScene } from '@/components/drawings/closing-drawing';
import { pageClaim } from '@/components/drawings/page-scope';
import { LastAnswers } from '@/components/sections/last-answers';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { closingButtons, closings, type ClosingKind, type ClosingWords } from '@/content/closings';
import type { LastAnswers as Answers } from '@/content/five-answers';
import { routes } from '@/lib/site/routes';

/**
 * How a page ends: what to do next on this kind of page, over the street at its hour. A page that sells ends with the
 * last three of its five answers in place of the sentence.
 */
export function Closing({ kind, answers, ...props }: ClosingProps) {
  const { scene, title, text, next, second = props.second }: ClosingWords = closings[kind];
  const isDark = scene === 'evening' || scene === 'snow';
  return (
    <section className={`closing ${CLASSES[scene]} ${isDark ? 'on-dark' : ''} print:hidden`}>
      <div className="wrap">
        <h2 className="mx-auto max-w-[18em] text-h1 text-balance">{title}</h2>
        {answers ? (
          <LastAnswers answers={answers} />
        ) : (
          <p className="mx-auto mt-4 max-w-[34em] text-lede">{text}</p>
        )}
        <div className="mt-6 flex flex-col justify-center gap-3 sm:flex-row">
          <ButtonLink href={TARGETS[next]} variant={isDark ? 'gold' : undefined}>
            {closingButtons[next]}
          </ButtonLink>
          {next === 'call' ? null : (
            <ButtonLink href={TARGETS.call} variant="line">
              {closingButtons.call}
            </ButtonLink>
          )}
        </div>
        {second ? (
          <p className="mt-5">
            <TextLink href={second.href}>{second.label}</TextLink>
          </p>
        ) : null}
      </div>
      <div
        className="closing-street"
        dangerouslySetInnerHTML={{ __html: closingDrawing(scene, pageClaim()) }}
      />
    </section>
  );
}

type ClosingProps = {
  kind: ClosingKind;
  answers?: Answers;
  /** A link below the buttons, where the kind has none of its own. */
  second?: ClosingWords['second'];
};

const TARGETS = {
  plans: routes.pricing(),
  questionnaire: routes.getStarted(),
  call: routes.contact('consultation'),
} as const;

const CLASSES = {
  morning: 'closing-morning',
  rain: 'closing-rain',
  evening: 'closing-evening',
  snow: 'closing-snow',
} as const satisfies Record<ClosingScene, string>;
