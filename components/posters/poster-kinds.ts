import 'server-only';
import { coverMarkup } from '@/components/article-covers/cover-markup';
import { studyScene } from '@/components/case-study/drawings/scenes';
import { closingDrawing } from '@/components/drawings/closing-drawing';
import type { PersonId } from '@/components/drawings/people';
import { drawPicture, getPicture } from '@/components/drawings/picture';
import { claimOnce, type ShopId, type StreetSlot } from '@/components/drawings/street';
import { capabilities } from '@/content/capabilities';
import { team as members } from '@/content/team';
import { readArticles } from '@/lib/documents/read-documents';
import { googleTool, googleTools, servicePoster, servicesPoster, shelves } from './catalog-posters';
import { article, comparison, project } from './item-posters';
import type { Poster } from './poster';
import { oneShop, people, signRow, streetOf, tiles, twoRows } from './poster-pictures';

/** The share image that a page's record asks for: its kind, its headline, and what that kind needs besides. */
export type PosterPlan = {
  [Kind in keyof typeof KINDS]: readonly [kind: Kind, ...needs: Parameters<(typeof KINDS)[Kind]>];
}[keyof typeof KINDS];

export function planPoster([kind, ...needs]: PosterPlan): Poster {
  return (KINDS[kind] as (...needs: readonly unknown[]) => Poster)(...needs);
}

const KINDS = {
  street,
  shop,
  person,
  crowd,
  closing,
  team,
  reasons,
  rooms,
  van,
  lights,
  covers,
  services: servicesPoster,
  service: servicePoster,
  googleTools,
  googleTool,
  shelves,
  comparison,
  project,
  article,
} as const;

/** A street from edge to edge under the headline, the pin on one shop. */
function street(headline: string, plan: readonly StreetSlot[], look: StreetLook = {}): Poster {
  const { pin, ground = 'sky', hour } = look;
  return { headline, layout: 'foot', picture: streetOf(plan, pin), ...groundOf(hour ? { hour } : ground) };
}

function shop(headline: string, id: ShopId, ground: Ground | { hour: Hour }): Poster {
  return { headline, layout: 'side', picture: oneShop(id), ...groundOf(ground) };
}

function person(headline: string, id: PersonId, ground: Ground): Poster {
  return { headline, layout: 'side', picture: people([id]), ...groundOf(ground) };
}

function crowd(headline: string, ids: readonly PersonId[], ground: Ground): Poster {
  return { headline, layout: 'foot', picture: people(ids), ...groundOf(ground) };
}

function groundOf(ground: Ground | { hour: Hour }): Pick<Poster, 'ground' | 'scenes' | 'isDark'> {
  return typeof ground === 'string' ? { ground: `var(--color-${ground})` } : HOURS[ground.hour];
}

/** The street of the page's own closing, at its hour. */
function closing(headline: string, scene: 'morning' | 'rain' | 'snow'): Poster {
  const picture = closingDrawing(scene, claimOnce());
  const look = { ground: 'var(--sky)', scenes: [`closing-${scene}`], isDark: scene === 'snow' };
  return { headline, layout: 'foot', picture, ...look };
}

/** Those of the team who are drawn; a street for a team of photos. */
function team(headline: string): Poster {
  const portraits = members.flatMap(({ portrait }) => portrait ?? []);
  const rows = portraits.length > ONE_ROW ? twoRows(portraits) : people(portraits);
  const picture = portraits.length === 0 ? streetOf(MAIN_STREET) : rows;
  return { headline, ground: 'var(--color-mint)', layout: 'foot', picture };
}

function reasons(headline: string): Poster {
  return { headline, ground: 'var(--color-marigold-soft)', layout: 'foot', picture: signRow(SIX_SIGNS) };
}

function rooms(headline: string): Poster {
  const grounds = ['oklch(.9 .05 160)', 'oklch(.88 .06 60)', 'oklch(.88 .05 240)'];
  const picture = tiles(
    capabilities.cards.map(({ id }) => getPicture(`rooms/${id}`).markup),
    { box: [360, 190], columns: 2, grounds },
  );
  return { headline, ground: 'var(--color-butter)', layout: 'side', picture };
}

function van(headline: string): Poster {
  const picture = studyScene('van', claimOnce());
  return { headline, ground: 'var(--color-sky-deep)', layout: 'foot', picture };
}

/** A street at night under a string of lights. */
function lights(headline: string): Poster {
  const place = '<svg x="-600" y="-400" width="1800" height="84" ';
  const string = drawPicture('lights/lit').replace('<svg ', place);
  const below = streetOf(['restaurant', 'books', 80, 'florist', 'coffee', 80, 'dentist']);
  return { headline, layout: 'foot', picture: below.replace('</svg>', `${string}</svg>`), ...HOURS.night };
}

/** The pictures of the newest articles. */
function covers(headline: string): Poster {
  const newest = readArticles().slice(0, 4);
  const covers = newest.map(({ cover }) =>
    coverMarkup(cover).replace('<svg ', '<svg width="440" height="400" '),
  );
  const picture = tiles(covers, { box: [440, 400], columns: 2, grounds: ['none'] });
  return { headline, ground: 'var(--color-mint)', layout: 'side', picture };
}

/** More people than this stand in two rows. */
const ONE_ROW = 6;
const MAIN_STREET: readonly StreetSlot[] = [
  'books',
  'coffee',
  'florist',
  80,
  'restaurant',
  'dentist',
  84,
  'plumber',
];

const HOURS = {
  evening: { ground: 'var(--sky)', scenes: ['closing-evening'], isDark: true },
  night: { ground: 'var(--color-night)', scenes: ['night'], isDark: true },
} as const;

const SIX_SIGNS = [
  { glyph: 'clock', color: 'bottle', shape: 'disc' },
  { glyph: 'star', color: 'pin', shape: 'shield' },
  { glyph: 'people', color: 'enamel', shape: 'square' },
  { glyph: 'map', color: 'terra', shape: 'hexagon' },
  { glyph: 'tag', color: 'plum', shape: 'disc' },
  { glyph: 'shield', color: 'ink', shape: 'square' },
] as const;

type Hour = keyof typeof HOURS;
/** A color of the style sheets. */
type Ground = 'sky' | 'sky-deep' | 'butter' | 'marigold' | 'mint' | 'mist' | 'rose';
type StreetLook = { pin?: ShopId; ground?: Ground; hour?: Hour };
