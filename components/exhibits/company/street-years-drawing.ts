import { portraitMarkup, type PersonId } from '@/components/drawings/people';
import { streetPin } from '@/components/drawings/pin-shape';
import { layStreet, type Claim, type StreetSlot } from '@/components/drawings/street';
import { at, line, rect, short, times } from '@/components/drawings/svg';

/**
 * One year of the street: the same four shops, a pin on each client, the crew in front. A person is drawn once on the
 * page and referred to after that. `claim` and `defined` belong to the page.
 */
export function streetYearDrawing({ year, claim, defined }: StreetYearDrawing): string {
  const laid = layStreet(PLAN, claim);
  const pins = [...laid.doors]
    .sort((one, other) => ORDER.indexOf(one.shop) - ORDER.indexOf(other.shop))
    .slice(0, year.clients)
    .map(({ center }) => streetPin({ x: Math.round(center), y: PIN_Y, scale: 1.5 }));
  const ground = rect({ x: -900, y: 0, w: 2600, h: 130, c: 'stone' });
  const box = `${short(laid.width / 2 - BOX / 2)} -420 ${BOX} 520`;
  const weather = year.id === 'first' ? snow(laid.width) : '';
  return (
    `<svg viewBox="${box}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">` +
    `${laid.buildings}${ground}${laid.front}${weather}${pins.join('')}${crowd(year.crew, laid.width / 2, defined)}</svg>`
  );
}

/** Up to seven stand in front; those beyond stand behind them, half a step to the side. */
function crowd(crew: readonly PersonId[], center: number, defined: Set<PersonId>): string {
  const front = Math.ceil(crew.length > 4 ? crew.length / 2 : crew.length);
  const row = (people: readonly PersonId[], y: number): string =>
    people
      .map((person, index) => at(center + (index - people.length / 2) * STEP - 18, y, bust(person, defined)))
      .join('');
  return row(crew.slice(front), -108) + row(crew.slice(0, front), -32);
}

function bust(person: PersonId, defined: Set<PersonId>): string {
  const id = `crew-${person}`;
  if (defined.has(person)) return `<use href="#${id}"/>`;
  defined.add(person);
  return portraitMarkup(person, { id: `${id}-face` }).replace(
    '<svg ',
    `<svg id="${id}" width="134" height="134" `,
  );
}

function snow(width: number): string {
  const flakes = times(14, i => `M${(i * 97) % width} ${-400 + ((i * 173) % 390)}h0`);
  return line(flakes, 'white', 6) + rect({ x: -900, y: 0, w: 2600, h: 16, c: 'white' });
}

const PLAN: readonly StreetSlot[] = ['barber', 'hardware', 'florist', 'plumber'];
/** In which order the shops of the street became clients. */
const ORDER: readonly StreetSlot[] = ['hardware', 'florist', 'plumber', 'barber'];
/** All four shops and a strip of sky at each end. */
const BOX = 776;
const STEP = 96;
const PIN_Y = -318;

/** `clients` counts the pins, `crew` names drawings of people. */
export type StreetYear = {
  id: 'first' | 'second' | 'third' | 'today';
  year: string;
  title: string;
  text: string;
  label: string;
  clients: number;
  crew: readonly PersonId[];
};

type StreetYearDrawing = { year: StreetYear; claim: Claim; defined: Set<PersonId> };
