import { getPicture } from '@/components/drawings/picture';
import { chatbotScene } from '@/components/exhibits/services/chatbot-scenes';
import { googleServices } from '@/content/google-services';
import type { GoogleServiceId } from '@/content/google-services/google-service';
import { services as offers } from '@/content/services';
import type { ServiceId } from '@/lib/documents/read-documents';
import type { Poster } from './poster';
import { hungSign, people, plateGrid, rankMap, room, signRow, streetOf, tiles } from './poster-pictures';

export function servicesPoster(headline: string): Poster {
  const picture = signRow(offers.map(({ icon, shape, color }) => ({ glyph: icon, shape, color })));
  return { headline, ground: 'var(--color-sky)', layout: 'foot', picture };
}

export function servicePoster(headline: string, id: ServiceId): Poster {
  return { headline, ...SERVICES[id]() };
}

export function googleTools(headline: string): Poster {
  const picture = plateGrid(googleServices.map(({ icon, shape, color }) => ({ glyph: icon, shape, color })));
  return { headline, ground: 'var(--color-butter)', layout: 'side', picture };
}

/** A tool whose page has drawings that stand alone shows them; the others show their sign. */
export function googleTool(headline: string, { id, icon, shape, color }: GoogleTool): Poster {
  const picture = GOOGLE[id]?.() ?? hungSign({ glyph: icon, shape, color });
  return { headline, layout: 'side', ground: GROUNDS[color], picture };
}

export function shelves(headline: string): Poster {
  const picture = tiles(picturesOf('shelf', GOODS), {
    box: [120, 110],
    columns: 3,
    grounds: ['oklch(.93 .05 92)'],
  });
  return { headline, layout: 'side', ground: 'var(--color-mint)', panel: 'var(--b-wood)', picture };
}

function picturesOf(folder: string, names: readonly string[]): string[] {
  return names.map(name => getPicture(`${folder}/${name}`).markup);
}

const SERVICES: Record<ServiceId, () => Omit<Poster, 'headline'>> = {
  'custom-website-design': () => ({ layout: 'foot', ground: 'var(--color-mint)', picture: room('websites') }),
  'local-seo-optimization': () => ({ layout: 'side', ground: 'var(--color-marigold-soft)', picture: rankMap() }), // prettier-ignore
  'ai-chatbot-integration': () => ({
    layout: 'side',
    ground: 'oklch(.27 .055 250)',
    picture: chatbotScene('house'),
    scenes: ['night'],
    isDark: true,
  }),
  'google-business-profile': () => ({ layout: 'foot', ground: 'var(--color-sky)', picture: streetOf(['books', 80, 'barber', 'coffee', 80, 'restaurant', 'florist', 80, 'dentist'], 'coffee') }), // prettier-ignore
  'content-marketing': () => ({ layout: 'foot', ground: 'var(--color-rose)', picture: room('words-and-pictures') }), // prettier-ignore
  'analytics-reporting': () => ({
    layout: 'foot',
    ground: 'var(--color-sky-deep)',
    picture: room('reports'),
  }),
  'reputation-management': () => ({ layout: 'side', ground: 'var(--color-mint)', panel: 'var(--color-marigold)', picture: people(['nonna']) }), // prettier-ignore
  'social-media': () => ({
    layout: 'side',
    ground: 'var(--color-butter)',
    picture: tiles(picturesOf('bakery', BREAD), { box: [80, 60], columns: 3, grounds: POSTS }),
  }),
};

const GOOGLE: Partial<Record<GoogleServiceId, () => string>> = {
  youtube: () =>
    tiles(picturesOf('storyboard', ['wheel', 'gauge', 'discs', 'list']), {
      box: [240, 150],
      columns: 2,
      grounds: ['none'],
    }),
  'business-profile': () =>
    tiles(picturesOf('proof-video', ['street', 'sign', 'key', 'counter']), {
      box: [180, 120],
      columns: 2,
      grounds: ['none'],
    }),
  merchant: () => tiles(picturesOf('shelf', GOODS), { box: [120, 118], columns: 2, grounds: POSTS_PALE }),
};

const GROUNDS = {
  pin: 'var(--color-rose)',
  bottle: 'var(--color-mint)',
  enamel: 'var(--color-sky)',
  plum: 'oklch(.9 .04 345)',
  terra: 'var(--color-marigold-soft)',
  ink: 'var(--color-mist)',
} as const;

const GOODS = ['pan', 'lantern', 'can', 'broom', 'hammer', 'mug'];
const BREAD = [
  'plum-cake',
  'croissant',
  'loaf',
  'cracked-crust',
  'rolls',
  'starter-jar',
  'pumpkin-bread',
  'scored-loaf',
  'dog',
];
const POSTS = ['oklch(.885 .055 25)', 'oklch(.905 .055 160)', 'oklch(.915 .042 225)', 'oklch(.985 .008 110)'];
const POSTS_PALE = ['oklch(.985 .008 110)', 'oklch(.93 .05 160)'];

type GoogleTool = Pick<(typeof googleServices)[number], 'id' | 'icon' | 'shape' | 'color'>;
