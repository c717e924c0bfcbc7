import { Exhibit } from '@/components/exhibits/exhibit';
import { policyPages } from '@/content/policy-pages';
import type { Policy, PolicyFigure } from '@/lib/documents/read-documents';

/** A policy's figures: hours and minutes on clocks, everything longer on rulers of one scale, percentages of a whole. */
export function PolicyFigures({ figures }: Pick<Policy, 'figures'>) {
  const days = figures.map(daysOf);
  const hasRulers = days.some(length => length > 0);
  // A ruler of two days has no room of its own to fill: a week is the least.
  const longest = Math.max(DAYS_OF.week, ...days);
  const hasGaps = figures.some(({ unit, amount }) => unit === 'business day' && amount > 5);
  const { scale } = policyPages.figures;
  return (
    <Exhibit
      name="rulers"
      caption={
        hasRulers
          ? `${longest > MOST_DAYS ? scale.months : scale.days} ${hasGaps ? scale.gaps : ''}`
          : undefined
      }
    >
      <dl className="grid">
        {figures.map(figure => (
          <div
            key={figure.label}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 items-baseline pt-2 pb-4 border-b border-b-line max-[24em]:grid-cols-1"
          >
            <dt className="[grid-area:1/2] text-soft text-small/[1.4] max-[24em]:[grid-area:2/1]">
              {figure.label}
            </dt>
            <dd className="contents">
              <b className="font-display text-label/[1.2] font-extrabold tabular-nums">{figure.text}</b>
              <FigureDrawing figure={figure} longest={longest} />
            </dd>
          </div>
        ))}
      </dl>
    </Exhibit>
  );
}

function FigureDrawing({ figure, longest }: { figure: PolicyFigure; longest: number }) {
  const { unit, amount } = figure;
  if (unit === '%') return <Share percent={amount} />;
  if (unit === 'hour') return <Clocks turns={amount / 12} />;
  if (unit === 'minute') return <Clocks turns={amount / 60} />;
  return <Ruler figure={figure} longest={longest} />;
}

/** As many dials as the hand goes round, each filled as far as it gets: in twelve hours, or in an hour. */
function Clocks({ turns }: { turns: number }) {
  return (
    <span className="flex flex-wrap gap-1 [grid-area:2/1/3/3] max-[24em]:[grid-area:3/1]">
      {Array.from({ length: Math.ceil(turns) }, (_, index) => (
        <svg
          key={index}
          className="w-[38px] forced-color-adjust-none"
          viewBox="-22 -22 44 44"
          aria-hidden="true"
        >
          <circle r="20" className="fill-(--b-white)" />
          <path d={wedge(Math.min(1, turns - index))} className="fill-marigold" />
          <path d="M0 -19v5M0 19v-5M-19 0h5M19 0h-5" className="fill-none stroke-(--b-bottle) stroke-3" />
          <circle r="20" className="fill-none stroke-(--b-bottle) stroke-3" />
        </svg>
      ))}
    </span>
  );
}

/** From twelve, clockwise. */
function wedge(turn: number): string {
  if (turn === 1) return 'M0 -20a20 20 0 0 1 0 40a20 20 0 0 1 0 -40Z';
  const angle = turn * 2 * Math.PI;
  const end = [Math.sin(angle), -Math.cos(angle)].map(part => (part * 20).toFixed(1));
  return `M0 0V-20A20 20 0 ${turn > 0.5 ? 1 : 0} 1 ${end.join(' ')}Z`;
}

/** Cut to its length, with a mark at each day, or at each month where the scale is long. Work stops at weekends. */
function Ruler({ figure, longest }: { figure: PolicyFigure; longest: number }) {
  const days = daysOf(figure);
  const sure = piecesOf(figure.unit, figure.least ?? figure.amount);
  const all = piecesOf(figure.unit, figure.amount);
  const [small, large] = longest > MOST_DAYS ? [DAYS_OF.month, DAYS_OF.year] : [1, DAYS_OF.week];
  const hair = Number((longest / 300).toFixed(2));
  return (
    <svg
      width={`${((days / longest) * 100).toFixed(2)}%`}
      height="20"
      viewBox={`0 0 ${days} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="[grid-area:2/1/3/3] max-[24em]:[grid-area:3/1] forced-color-adjust-none"
    >
      {figure.least === null ? null : <path d={boxes(all)} className="fill-(--b-cream)" />}
      <path d={boxes(sure)} className="fill-marigold" />
      <path
        className="fill-none stroke-ink-fixed"
        d={edges(all, 17)}
        strokeWidth="6"
        strokeDasharray={`${hair} ${(small - hair).toFixed(2)}`}
      />
      <path
        className="fill-none stroke-ink-fixed"
        d={edges([{ from: 0, to: days }], 14)}
        strokeWidth="12"
        strokeDasharray={`${hair} ${(large - hair).toFixed(2)}`}
      />
    </svg>
  );
}

/** A part of a hundred. Without marks: those of the rulers are days. */
function Share({ percent }: { percent: number }) {
  return (
    <svg
      width="100%"
      height="20"
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="[grid-area:2/1/3/3] max-[24em]:[grid-area:3/1] forced-color-adjust-none"
    >
      <path d="M0 0h100v20h-100Z" className="fill-(--b-cream)" />
      <path d={`M0 0h${percent}v20h-${percent}Z`} className="fill-marigold" />
    </svg>
  );
}

/** How long it is on the calendar, business days counted from a Monday; 0 for what is no ruler. */
function daysOf({ unit, amount }: PolicyFigure): number {
  return piecesOf(unit, amount).at(-1)?.to ?? 0;
}

function piecesOf(unit: PolicyFigure['unit'], amount: number): readonly Piece[] {
  if (unit === 'business day')
    return Array.from({ length: Math.ceil(amount / 5) }, (_, week) => ({
      from: week * 7,
      to: week * 7 + Math.min(5, amount - week * 5),
    }));
  return [{ from: 0, to: amount * DAYS_OF[unit] }];
}

function boxes(pieces: readonly Piece[]): string {
  return pieces.map(({ from, to }) => `M${from} 0H${to}V20H${from}Z`).join('');
}

function edges(pieces: readonly Piece[], y: number): string {
  return pieces.map(({ from, to }) => `M${from} ${y}H${to}`).join('');
}

type Piece = { from: number; to: number };

const DAYS_OF = { '%': 0, minute: 0, hour: 0, day: 1, week: 7, month: 365 / 12, year: 365 } as const;
/** Beyond it a mark at each day would be a solid line. */
const MOST_DAYS = 100;
