import { Button, ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';

/** The marigold invitation to a free call, with the picture of a week beside it. Without scripts it leads to the form. */
export function BookCall({ title, text, dialog, href }: BookCallProps) {
  return (
    <Section>
      <div data-near-card>
        <div className="on-marigold grid overflow-hidden rounded-panel bg-marigold text-ink-fixed [--color-focus:var(--color-ink-fixed)] lg:grid-cols-[1.35fr_1fr]">
          <div className="p-split max-sm:p-6">
            <h2>{title}</h2>
            <p className="mt-3.5 mb-6 max-w-[31em] text-lede max-sm:text-body">{text}</p>
            <Button variant="ink" command="show-modal" commandfor={dialog} data-js-only>
              Book a Call
            </Button>
            <noscript>
              <ButtonLink href={href} variant="ink">
                Book a Call
              </ButtonLink>
            </noscript>
          </div>
          <div
            aria-hidden="true"
            className="flex flex-col justify-center bg-marigold-pale p-inset font-[650] max-sm:hidden"
          >
            <b className="font-display text-label font-extrabold">For example: a week, Eastern time</b>
            <div className="week-grid grid grid-cols-5 gap-2 text-small tabular-nums mt-3.5">
              {DAYS.map(day => (
                <span key={day} className={day === 'Wed' ? 'week-chosen' : ''}>
                  {day}
                </span>
              ))}
              {TIMES.map(({ time, taken }) => (
                <span key={time} className={taken ? 'week-taken' : ''}>
                  {time}
                </span>
              ))}
            </div>
          </div>
        </div>
      </div>
    </Section>
  );
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const TIMES = [
  { time: '9:00', taken: false },
  { time: '9:30', taken: true },
  { time: '10:30', taken: false },
  { time: '1:00', taken: true },
  { time: '3:30', taken: false },
  { time: '11:00', taken: true },
  { time: '11:30', taken: false },
  { time: '1:30', taken: false },
  { time: '2:00', taken: false },
  { time: '4:30', taken: true },
];

type BookCallProps = {
  title: string;
  text: string;
  /** The window that opens, and where the same form stands on its own. */
  dialog: string;
  href: string;
};
