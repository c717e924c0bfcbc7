import { lamp, skyline, tree } from '@/components/drawings/furniture';
import { pageClaim } from '@/components/drawings/page-scope';
import { getPicture } from '@/components/drawings/picture';
import { layStreet } from '@/components/drawings/street';
import { at } from '@/components/drawings/svg';

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
  const moon = '<circle class="trip-moon" cx="18" cy="-262" r="26"/>';
  return picture(
    '0 -332 440 374',
    `${at(-240, 0, skyline(900))}${moon}<g transform="translate(-64,0) scale(1.28)">${getPicture('chatbot/house').markup}</g>${ground()}`,
  );
}

function nightShop(): string {
  const { buildings, front } = layStreet(['plumber'], pageClaim());
  return picture(
    '-70 -332 360 374',
    `<g class="trip-dark">${buildings}</g><g class="trip-wake">${getPicture('chatbot/upper-window').markup}</g>${lamp(-38)}${ground()}${front}`,
  );
}

function morningShop(): string {
  const { buildings, front } = layStreet(['plumber'], pageClaim());
  const sun = '<circle class="trip-sun" cx="452" cy="-70" r="96"/>';
  return picture(
    '-36 -332 560 374',
    `${sun}${at(-200, 0, skyline(900))}${at(6, 0, buildings + front)}${tree(262, 150)}${ground()}${at(400, 18, getPicture('chatbot/van').markup, 1.35)}`,
  );
}

function ground(): string {
  return '<path d="M-900 0h2400v24h-2400Z" class="pave"/><path d="M-900 24h2400v6h-2400Z" class="kerb"/><path d="M-900 30h2400v40h-2400Z" class="road"/>';
}

function picture(box: string, body: string): string {
  return `<svg viewBox="${box}" preserveAspectRatio="xMidYMax meet">${body}</svg>`;
}

const SCENES = { house, 'night-shop': nightShop, 'morning-shop': morningShop } as const;
