import { cloud, skyline } from '../furniture';
import { layStreet, type Claim, type StreetSlot } from '../street';
import { evening, morning, rainyAfternoon, snowyEvening } from './pavements';

/** The street at one of the four hours that pages end with, as one SVG string. Its classes are in app/closings.css. */
export function closingDrawing(scene: ClosingScene, claim: Claim): string {
  const { plan, width, behind, front } = SCENES[scene];
  const laid = layStreet(plan, claim);
  const body = behind(laid.width) + skyline(width) + laid.buildings + front(laid.front, plan);
  return `<svg viewBox="0 -395 ${width} 470" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${body}</svg>`;
}

const stars = [[1210, -352], [560, -366], [430, -330], [720, -342], [1330, -318]] // prettier-ignore
  .map(([x, y]) => `M${x} ${y}h0`)
  .join('');

const SCENES = {
  morning: {
    plan: ['books', 76, 'florist', 'coffee', 84, 'barber', 'restaurant', 70, 'books', 'florist', 'coffee'],
    width: 1500,
    behind: () =>
      `<circle class="sun-halo" cx="690" cy="-262" r="118"/><circle class="sun" cx="690" cy="-262" r="84"/>${cloud(250, -340, 0.8)}${cloud(1130, -352)}`,
    front: morning,
  },
  rain: {
    plan: ['coffee', 'dentist', 80, 'restaurant', 'barber', 84, 'coffee', 'auto', 60, 'dentist', 'barber'],
    width: 1440,
    behind: () =>
      cloud(150, -318, 1.4) + cloud(450, -300, 1.5) + cloud(1010, -306, 1.6) + cloud(1370, -318, 1.3),
    front: rainyAfternoon,
  },
  evening: {
    plan: [
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
    width: 1490,
    behind: width =>
      `<path class="dusk" d="M-800 -210h${width + 1600}v110h${-width - 1600}Z"/><path class="ember" d="M-800 -100h${width + 1600}v110h${-width - 1600}Z"/>${cloud(180, -300)}${cloud(1000, -334, 1.2)}<path class="night-stars" d="${stars}"/>`,
    front: evening,
  },
  snow: {
    plan: ['dentist', 'barber', 80, 'plumber', 'books', 90, 'coffee', 'barber', 70, 'dentist', 'plumber'],
    width: 1440,
    behind: () => cloud(330, -318, 1.1) + cloud(1015, -326) + cloud(1290, -300, 1.2),
    front: snowyEvening,
  },
} as const satisfies Record<ClosingScene, Scene>;

export type ClosingScene = 'morning' | 'rain' | 'evening' | 'snow';
type Scene = {
  plan: readonly StreetSlot[];
  width: number;
  behind: (width: number) => string;
  front: (shopFronts: string, plan: readonly StreetSlot[]) => string;
};
