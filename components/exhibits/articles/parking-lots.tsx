import { parkingLots as words } from '@/content/exhibits/articles';
import { ArticleFigure } from './article-figure';

/** A lot for each channel, all to one scale: as many spaces as visits, as many cars as calls and forms. */
export function ParkingLots() {
  const rows = words.channels.map(channel => {
    const { name, visits, calls } = channel;
    return [name, visits, calls, outOf100(channel)] as const;
  });
  const label = words.channels
    .map(({ name, visits, calls }) => `${name}: ${visits} ${words.visits}, ${callsOf(calls)}`)
    .join('. ');
  return (
    <ArticleFigure name="parking-lots" words={{ ...words, label: `${label}.` }} rows={rows} isSample>
      <div className="grid gap-6 p-6 rounded-card bg-mist">
        {words.channels.map((channel, index) => (
          <div key={channel.name}>
            <p className="flex flex-wrap gap-x-3 gap-y-1 items-baseline mb-2">
              <b className="font-display text-label max-sm:flex-[1_0_100%]">{channel.name}</b>
              {channel.visits} {words.visits}, {callsOf(channel.calls)}
              <span className="ml-auto font-bold">
                {outOf100(channel)} {channel.calls / channel.visits < 0.01 ? '' : words.of}
              </span>
            </p>
            <Lot {...channel} isFirst={index === 0} />
          </div>
        ))}
      </div>
    </ArticleFigure>
  );
}

/** Ten spaces deep, so its length shows the visits. The width is an attribute: the policy allows no inline style. */
function Lot({ visits, calls, isFirst }: { visits: number; calls: number; isFirst: boolean }) {
  const columns = visits / DEEP;
  const cars = Array.from({ length: calls }, (_, index) => {
    const [x, y] = [Math.floor(index / DEEP) * 10, (index % DEEP) * 10];
    return `<use href="#fig-car" x="${x}" y="${y}"/>`;
  });
  const shared = isFirst ? SHARED : '';
  return (
    <svg
      className="rounded-edge forced-color-adjust-none"
      viewBox={`0 0 ${columns * 10} ${DEEP * 10}`}
      width={`${((visits / MOST) * 100).toFixed(2)}%`}
      dangerouslySetInnerHTML={{
        __html: `${shared}<path class="fig-asphalt" d="M0 0h${columns * 10}v100H0Z"/><path fill="url(#fig-spaces)" d="M0 0h${columns * 10}v100H0Z"/>${cars.join('')}`,
      }}
    />
  );
}

function outOf100({ visits, calls }: { visits: number; calls: number }): string {
  const rate = (calls / visits) * 100;
  return rate < 1 ? words.less : String(rate);
}

function callsOf(calls: number): string {
  return `${calls} ${calls === 1 ? words.call : words.calls}`;
}

const DEEP = 10;
const MOST = Math.max(...words.channels.map(({ visits }) => visits));
const SHARED =
  '<defs><pattern id="fig-spaces" width="10" height="10" patternUnits="userSpaceOnUse"><path class="fig-space" d="M1 .5h8M1 9.5h8"/></pattern><g id="fig-car"><rect class="fig-car" x="1" y="2.2" width="8" height="5.6" rx="1.8"/><path class="fig-glass" d="M5.6 3h1.4v4H5.6ZM2.4 3h1v4h-1Z"/></g></defs>';
