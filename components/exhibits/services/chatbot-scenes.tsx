import { lamp, skyline, tree } from '@/components/drawings/furniture';
import { pageClaim } from '@/components/drawings/page-scope';
import { layStreet } from '@/components/drawings/street';
import { at, circle, line, path, rect } from '@/components/drawings/svg';

/** What stands under each panel of the chatbot's night: the customer's house, the dark shop, the shop in the morning. */
export function ChatbotScene({ scene }: { scene: keyof typeof SCENES }) {
  const markup = chatbotScene(scene);
  return <div className="trip-scene" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** The same as markup. */
export function chatbotScene(scene: keyof typeof SCENES): string {
  return SCENES[scene]();
}

function house(): string {
  const walls =
    path('M150 0V-150L232 -216 314 -150V0Z', 'brick') +
    path('M136 -146L232 -226 328 -146l-9 10L232 -206 145 -136Z', 'slate');
  const chimney =
    rect({ x: 286, y: -214, w: 18, h: 44, c: 'brick' }) + rect({ x: 282, y: -218, w: 26, h: 7, c: 'stone' });
  const door =
    rect({ x: 166, y: -82, w: 58, h: 82, c: 'white' }) +
    rect({ x: 172, y: -76, w: 46, h: 76, c: 'bottle' }) +
    rect({ x: 180, y: -64, w: 30, h: 24, c: 'glass2' }) +
    circle(210, -34, 2.5, 'brass');
  const dark =
    rect({ x: 246, y: -78, w: 48, h: 44, c: 'white' }) + rect({ x: 250, y: -74, w: 40, h: 36, c: 'glass2' });
  const lit =
    rect({ x: 208, y: -158, w: 48, h: 50, c: 'white' }) +
    rect({ x: 212, y: -154, w: 40, h: 42, c: 'glass' }) +
    circle(232, -154, 46, 'glow');
  const person = `<g class="inw">${circle(226, -128, 7, 'ink')}${path('M213 -112q0 -12 13 -12t13 12Z', 'ink')}${rect({ x: 240, y: -126, w: 5, h: 9, c: 'enamel' })}</g>`;
  const bars =
    rect({ x: 231, y: -154, w: 2, h: 42, c: 'white' }) + rect({ x: 203, y: -108, w: 58, h: 5, c: 'white' });
  const mailbox = line('M344 0v-40', 'iron', 3) + path('M329 -57h30q7 0 7 7v14h-37Z', 'enamel');
  const house = tree(84, 150) + walls + chimney + door + dark + lit + person + bars + mailbox;
  const moon = '<circle class="trip-moon" cx="18" cy="-262" r="26"/>';
  return picture(
    '0 -332 440 374',
    `${at(-240, 0, skyline(900))}${moon}<g transform="translate(-64,0) scale(1.28)">${house}</g>${ground()}`,
  );
}

function nightShop(): string {
  const { buildings, front } = layStreet(['plumber'], pageClaim());
  const wake = '<path class="trip-lit" d="M84 -288h38v62h-38Z"/>';
  const bars =
    rect({ x: 101.5, y: -288, w: 3, h: 62, c: 'white' }) +
    rect({ x: 84, y: -258, w: 38, h: 2.4, c: 'white' });
  const person = `<g class="inw">${circle(96, -252, 8, 'ink')}${path('M82 -227q0 -16 14 -16t14 16Z', 'ink')}</g>`;
  return picture(
    '-70 -332 360 374',
    `<g class="trip-dark">${buildings}</g><g class="trip-wake">${wake}${bars}${circle(103, -256, 44, 'glow')}${person}</g>${lamp(-38)}${ground()}${front}`,
  );
}

function morningShop(): string {
  const { buildings, front } = layStreet(['plumber'], pageClaim());
  const sun = '<circle class="trip-sun" cx="452" cy="-70" r="96"/>';
  return picture(
    '-36 -332 560 374',
    `${sun}${at(-200, 0, skyline(900))}${at(6, 0, buildings + front)}${tree(262, 150)}${ground()}${at(400, 18, van(), 1.35)}`,
  );
}

function van(): string {
  const body = path('M-58 -14V-58q0 -8 8 -8h66q18 2 30 26l18 8q4 2 4 8v10Z', 'white');
  const windows = path('M20 -58h6q10 2 18 20h-24Z', 'glass2');
  const stripe = rect({ x: -58, y: -30, w: 124, h: 6, c: 'red' });
  const wheels = [-34, 40].map(x => circle(x, -12, 12, 'ink') + circle(x, -12, 5, 'steel')).join('');
  const name = '<text x="-52" y="-42" class="st c-ink" font-size="11.5">ODELL &amp; SONS</text>';
  return `<ellipse cx="4" cy="0" rx="74" ry="5" class="sh"/>${body}${windows}${stripe}${wheels}${name}`;
}

function ground(): string {
  return '<path d="M-900 0h2400v24h-2400Z" class="pave"/><path d="M-900 24h2400v6h-2400Z" class="kerb"/><path d="M-900 30h2400v40h-2400Z" class="road"/>';
}

function picture(box: string, body: string): string {
  return `<svg viewBox="${box}" preserveAspectRatio="xMidYMax meet">${body}</svg>`;
}

const SCENES = { house, 'night-shop': nightShop, 'morning-shop': morningShop } as const;
