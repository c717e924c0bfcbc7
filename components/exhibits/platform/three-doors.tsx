import { getPicture } from '@/components/drawings/picture';
import { pinShape } from '@/components/drawings/pin-shape';
import { signText } from '@/components/drawings/sign-text';
import { town } from '@/components/drawings/town';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { doorsExhibit as words } from '@/content/exhibits/platform';

/** Three doors of one business, each over the part of the map that is its own. The town is drawn once. */
export function ThreeDoors() {
  return (
    <Exhibit name="doors">
      <ul className="grid gap-x-6 gap-y-8 min-[64em]:grid-cols-3">
        {words.doors.map(({ name, number, status, text }, index) => (
          <li
            key={name}
            className="relative grid grid-rows-[auto_auto_1fr] sm:max-[64em]:grid-cols-2 sm:max-[64em]:grid-rows-[auto_auto]"
          >
            <Picture markup={doorDrawing(index, number)} className="[&_svg]:w-full [&_svg]:h-auto" />
            <Picture
              markup={mapDrawing(index)}
              className="[&_svg]:size-full overflow-hidden h-[170px] sm:max-[64em]:h-full"
            />
            <div className="pt-4 px-6 pb-6 leading-[1.4] sm:max-[64em]:col-span-full paper">
              <h3 className="mb-0.5 text-body/[1.15]">{name}</h3>
              <p>
                <b>{status}</b> {text}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <figcaption className="exhibit-caption">
        {words.note} <SampleTag>{words.sample}</SampleTag>
      </figcaption>
    </Exhibit>
  );
}

function Picture({ markup, className }: { markup: string; className: string }) {
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** The ground floor of one branch. All three carry one sign over the window, and their number beside the door. */
function doorDrawing(index: number, number: string): string {
  const { attributes, markup } = getPicture(`doors/${DOORS[index] ?? 'terra'}`);
  const letters =
    signText(words.sign, { x: 150, y: -164.6, width: 250, size: 24, c: 'butter' }) +
    signText(number, { x: 124, y: -122, width: 18, size: 15 });
  return `<svg viewBox="${attributes['viewBox']}"><g${index > 0 ? ' class="unlit"' : ''}>${markup}${letters}</g></svg>`;
}

function mapDrawing(index: number): string {
  const [x, y] = SPOTS[index] ?? [360, 260];
  const map =
    index === 0
      ? `<g id="doors-town">${town({ seed: 23, labels: 'none' })}</g>`
      : '<use href="#doors-town"/>';
  const neighbors = SPOTS.filter(
    ([px, py]) => px !== x && Math.abs(px - x) < 95 && py < y + 20 && py > y - 50,
  );
  const dots = neighbors.map(([px, py]) => `<circle cx="${px}" cy="${py}" r="7" class="m-dot"/>`).join('');
  const pin = `<g transform="translate(${x},${y}) scale(1.1)">${pinShape}</g>`;
  return `<svg viewBox="${x - 110} ${y - 68} 220 104" preserveAspectRatio="xMidYMid slice">${map}${dots}${pin}</svg>`;
}

const DOORS = ['terra', 'blue', 'rose'];

/** Where the three doors are in the drawn town. */
const SPOTS = [
  [330, 250],
  [420, 210],
  [270, 330],
] as const;
