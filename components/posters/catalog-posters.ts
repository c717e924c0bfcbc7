import { POST_DRAWINGS } from '@/components/exhibits/services/post-drawings';
import { chatbotScene } from '@/components/exhibits/services/chatbot-scenes';
import { proofScenes } from '@/components/exhibits/google/proof-scenes';
import { shelfGoods } from '@/components/exhibits/google/shelf-goods';
import { storyboardFrames } from '@/components/exhibits/google/storyboard-frames';
import { googleServices } from '@/content/google-services';
import type { GoogleServiceId } from '@/content/google-services/google-service';
import { googleHub } from '@/content/google-services/hub';
import {
  factSheets,
  platformIndex,
  platformPages,
  processPage,
  productsPage,
} from '@/content/platform-pages';
import { servicePages } from '@/content/service-pages';
import { services } from '@/content/services';
import { starterPackage } from '@/content/starter-package';
import { findServicePage, serviceIds, type ServiceId } from '@/lib/documents/read-services';
import { routes } from '@/lib/routes';
import type { Poster } from './poster';
import {
  hungSign,
  oneShop,
  people,
  plateGrid,
  rankMap,
  room,
  signRow,
  streetOf,
  tiles,
} from './poster-pictures';

const POSTS = ['oklch(.885 .055 25)', 'oklch(.905 .055 160)', 'oklch(.915 .042 225)', 'oklch(.985 .008 110)'];
const POSTS_PALE = ['oklch(.985 .008 110)', 'oklch(.93 .05 160)'];

/** What can be bought: services, Google services, platform and products. */
export function catalogPosters(): [path: string, poster: Poster][] {
  return [...servicePosters(), ...googlePosters(), ...platformPosters()];
}

function servicePosters(): [string, Poster][] {
  const signs = services.map(({ icon, shape, color }) => ({ glyph: icon, shape, color: color }));
  const index: Poster = { headline: servicePages.index.heading, ground: 'var(--color-sky)', layout: 'foot', picture: signRow(signs) }; // prettier-ignore
  const own = serviceIds().flatMap<[string, Poster]>(path => {
    const service = findServicePage(path);
    if (!service) return [];
    const { id, heading: headline } = service;
    return [[routes.service(id), { headline, ...SERVICES[id]() }]];
  });
  return [[routes.services(), index], ...own];
}

function googlePosters(): [string, Poster][] {
  const looks = googleServices.map(({ icon, shape, color }) => ({ glyph: icon, shape, color: color }));
  const hub: Poster = { headline: googleHub.heading, ground: 'var(--color-butter)', layout: 'side', picture: plateGrid(looks) }; // prettier-ignore
  const own = googleServices.map<[string, Poster]>(({ id, heading, icon, shape, color }) => {
    const look = GOOGLE[id] ?? { picture: hungSign({ glyph: icon, shape, color: color }) };
    return [routes.googleService(id), { headline: heading, layout: 'side', ground: GROUNDS[color], ...look }];
  });
  return [[routes.googleServices(), hub], ...own];
}

function platformPosters(): [string, Poster][] {
  const [site, chatbot, premium] = platformPages.map(({ id, heading }) => ({
    path: routes.platformProduct(id),
    heading,
  }));
  const sheets = factSheets.map<[string, Poster]>(({ id, heading }, index) => [
    routes.product(id),
    {
      headline: heading,
      layout: 'side',
      ground: 'var(--color-mist)',
      picture: oneShop(SHEET_SHOPS[index] ?? 'books'),
    },
  ]);
  const three = streetOf(['coffee', 64, 'florist', 64, 'restaurant']);
  const goods = tiles(Object.values(shelfGoods).slice(0, 6), {
    box: [120, 110],
    columns: 3,
    grounds: ['oklch(.93 .05 92)'],
  });
  const pages: [string | undefined, Poster | undefined][] = [
    [routes.platform(), { headline: platformIndex.heading, layout: 'foot', ground: 'var(--color-sky-deep)', picture: three }],
    [site?.path, site && { headline: site.heading, layout: 'side', ground: 'var(--color-sky)', picture: oneShop('coffee') }],
    [chatbot?.path, chatbot && { headline: chatbot.heading, layout: 'side', ground: 'var(--sky)', picture: oneShop('plumber'), scenes: ['closing-evening'], isDark: true }],
    [premium?.path, premium && { headline: premium.heading, layout: 'foot', ground: 'var(--color-rose)', picture: streetOf(['dentist', 60, 'barber', 60, 'books']) }],
    [routes.starterPackage(), { headline: starterPackage.heading, layout: 'side', ground: 'var(--color-butter)', picture: oneShop('books') }],
    [routes.products(), { headline: productsPage.heading, layout: 'side', ground: 'var(--color-mint)', panel: 'var(--b-wood)', picture: goods }],
    [routes.process(), { headline: processPage.heading, layout: 'side', ground: 'var(--color-sky)', picture: oneShop('vacant') }],
  ]; // prettier-ignore
  return [...pages.flatMap(([path, poster]) => (path && poster ? [[path, poster] satisfies [string, Poster]] : [])), ...sheets]; // prettier-ignore
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
    picture: tiles(Object.values(POST_DRAWINGS), { box: [80, 60], columns: 3, grounds: POSTS }),
  }),
};

/** The tools whose page has drawings that stand alone; the others show their sign. */
const GOOGLE: Partial<Record<GoogleServiceId, Partial<Poster> & Pick<Poster, 'picture'>>> = {
  youtube: { picture: tiles(Object.values(storyboardFrames).slice(1), { box: [240, 150], columns: 2, grounds: ['none'] }) }, // prettier-ignore
  'business-profile': { picture: tiles(Object.values(proofScenes), { box: [180, 120], columns: 2, grounds: ['none'] }) }, // prettier-ignore
  merchant: { picture: tiles(Object.values(shelfGoods).slice(0, 6), { box: [120, 118], columns: 2, grounds: POSTS_PALE }) }, // prettier-ignore
};

const GROUNDS = {
  pin: 'var(--color-rose)',
  bottle: 'var(--color-mint)',
  enamel: 'var(--color-sky)',
  plum: 'oklch(.9 .04 345)',
  terra: 'var(--color-marigold-soft)',
  ink: 'var(--color-mist)',
} as const;
const SHEET_SHOPS = ['barber', 'dentist', 'auto'] as const;
