import { skyline } from './furniture';
import { writeElement } from './markup';
import { getPicture } from './picture';
import { layStreet, type Claim, type StreetSlot } from './street';

/** The street at one of the four hours that pages end with, as one SVG string. Its classes are in components/drawings/closings.css. */
export function closingDrawing(scene: ClosingScene, claim: Claim): string {
  const laid = layStreet(PLANS[scene], claim);
  const { attributes, layers } = getPicture(`closings/${scene}`);
  const { sky = '', pavement = '', people = '' } = layers;
  const body = sky + skyline(laid.width) + laid.buildings + pavement + laid.front + people;
  return writeElement('svg', { ...attributes, 'aria-hidden': 'true' }, body);
}

/** What stands on the roofs and before the shops in a scene's picture counts on its plan. */
const PLANS = {
  morning: ['books', 76, 'florist', 'coffee', 84, 'barber', 'restaurant', 70, 'books', 'florist', 'coffee'],
  rain: ['coffee', 'dentist', 80, 'restaurant', 'barber', 84, 'coffee', 'auto', 60, 'dentist', 'barber'],
  evening: [
    'restaurant',
    'books',
    80,
    'florist',
    'plumber',
    80,
    'restaurant',
    'books',
    70,
    'florist',
    'plumber',
  ],
  snow: ['dentist', 'barber', 80, 'plumber', 'books', 90, 'coffee', 'barber', 70, 'dentist', 'plumber'],
} as const satisfies Record<ClosingScene, readonly StreetSlot[]>;

export type ClosingScene = 'morning' | 'rain' | 'evening' | 'snow';
