import 'server-only';
import { about } from '@/content/about';
import { blog } from '@/content/blog';
import { capabilities } from '@/content/capabilities';
import { careers } from '@/content/careers';
import { caseStudiesPage } from '@/content/case-studies';
import { contactPage } from '@/content/contact-page';
import { culture } from '@/content/culture';
import { getStarted } from '@/content/get-started';
import { landing } from '@/content/landing-page';
import { policyPages } from '@/content/policy-pages';
import { portfolio } from '@/content/portfolio-page';
import { pricingPage } from '@/content/pricing-page';
import { promotionPage } from '@/content/promotion-page';
import { community, resources, supportCenter } from '@/content/resources';
import { reviewsPage } from '@/content/reviews-page';
import { site } from '@/content/site';
import { smallBusiness } from '@/content/small-business';
import { whyUs } from '@/content/why-us';
import { closingDrawing } from '@/components/drawings/closing/closing-drawing';
import { lightString } from '@/components/drawings/lights-drawing';
import { personIds } from '@/components/drawings/people';
import { claimOnce } from '@/components/drawings/street';
import { coverMarkup } from '@/components/article-covers/cover-markup';
import { studyScene } from '@/components/case-study/drawings/scenes';
import { ROOM_DRAWINGS } from '@/components/exhibits/room-drawings';
import { readArticles } from '@/lib/documents/read-articles';
import { routes } from '@/lib/routes';
import { socialImage } from '@/lib/seo/addresses';
import type { Poster } from './poster';
import { oneShop, people, signRow, streetOf, tiles, twoRows } from './poster-pictures';
import { catalogPosters } from './catalog-posters';
import { itemPosters } from './item-posters';

/** Each share image by its address (`socialImage`). A new page is one more line here or in its family's file. */
export function listPosters(): ReadonlyMap<string, Poster> {
  const all = [
    ...startPosters(),
    ...companyPosters(),
    ...helpPosters(),
    ...catalogPosters(),
    ...itemPosters(),
  ];
  return new Map(all.map(([path, poster]) => [socialImage(path), poster]));
}

function startPosters(): [string, Poster][] {
  return [
    [routes.home(), street(site.tagline, streetOf(MAIN_STREET, 'plumber'))],
    [routes.pricing(), street(pricingPage.heading, streetOf(['coffee', 'florist', 60, 'restaurant', 'books', 70, 'barber', 'coffee']), 'var(--color-butter)')],
    [routes.contact(), person(contactPage.heading, 'dana', 'var(--color-rose)')],
    [routes.getStarted(), closing(getStarted.heading, 'morning')],
    [routes.smallBusiness(), shop(smallBusiness.heading, 'florist', 'var(--color-mint)')],
    [routes.landing(), { ...street(landing.heading, streetOf(['florist', 80, 'plumber', 'coffee', 90, 'books'], 'plumber')), ...NIGHT }],
    [routes.promotion(), { ...street(promotionPage.hero.title, withLights()), ...NIGHT }],
    [routes.policies(), { ...closing(policyPages.index.heading, 'snow'), isDark: true }],
  ]; // prettier-ignore
}

function companyPosters(): [string, Poster][] {
  return [
    [routes.about(), shop(about.heading, 'hardware', 'var(--color-sky)')],
    [routes.team(), { headline: culture.heading, ground: 'var(--color-mint)', layout: 'foot', picture: twoRows(personIds.slice(0, 12)) }],
    [routes.whyUs(), { headline: whyUs.heading, ground: 'var(--color-marigold-soft)', layout: 'foot', picture: signRow(SIX_SIGNS) }],
    [routes.careers(), person(careers.heading, 'joao', 'var(--color-marigold)')],
    [routes.portfolio(), { ...street(portfolio.heading, streetOf(['florist', 'restaurant', 'dentist', 70, 'plumber', 'barber', 70, 'books', 'auto'])), ...EVENING }],
    [routes.caseStudies(), street(caseStudiesPage.heading, studyScene('van', claimOnce()), 'var(--color-sky-deep)')],
    [routes.reviews(), crowd(reviewsPage.heading, ['marta', 'osei', 'nonna', 'devon', 'ray'], 'var(--color-rose)')],
    [routes.capabilities(), { headline: capabilities.heading, ground: 'var(--color-butter)', layout: 'side', picture: tiles(Object.values(ROOM_DRAWINGS), { box: [360, 190], columns: 2, grounds: ['oklch(.9 .05 160)', 'oklch(.88 .06 60)', 'oklch(.88 .05 240)'] }) }],
  ]; // prettier-ignore
}

function helpPosters(): [string, Poster][] {
  return [
    [routes.resources(), closing(resources.heading, 'rain')],
    [routes.community(), crowd(community.heading, ['bea', 'sal', 'priya', 'lee', 'amina'], 'var(--color-butter)')],
    [routes.support(), person(supportCenter.heading, 'kofi', 'var(--color-sky-deep)')],
    [routes.blog(), { headline: blog.heading, ground: 'var(--color-mint)', layout: 'side', picture: tiles(newestCovers(), { box: [440, 400], columns: 2, grounds: ['none'] }) }],
  ]; // prettier-ignore
}

function street(headline: string, picture: string, ground = 'var(--color-sky)'): Poster {
  return { headline, ground, layout: 'foot', picture };
}

function shop(headline: string, id: Parameters<typeof oneShop>[0], ground: string): Poster {
  return { headline, ground, layout: 'side', picture: oneShop(id) };
}

function person(headline: string, id: Parameters<typeof people>[0][number], ground: string): Poster {
  return { headline, ground, layout: 'side', picture: people([id]) };
}

function crowd(headline: string, ids: Parameters<typeof people>[0], ground: string): Poster {
  return { headline, ground, layout: 'foot', picture: people(ids) };
}

/** The street of the page's own closing, at its hour. */
function closing(headline: string, scene: 'morning' | 'rain' | 'snow'): Poster {
  const picture = closingDrawing(scene, claimOnce());
  return { headline, ground: 'var(--sky)', layout: 'foot', picture, scenes: [`closing-${scene}`] };
}

function newestCovers(): string[] {
  const covers = readArticles().slice(0, 4);
  return covers.map(({ cover }) => coverMarkup(cover).replace('<svg ', '<svg width="440" height="400" '));
}

function withLights(): string {
  const lights = lightString({ lit: true }).replace(
    '<svg ',
    '<svg x="-600" y="-400" width="1800" height="84" ',
  );
  return streetOf(['restaurant', 'books', 80, 'florist', 'coffee', 80, 'dentist']).replace(
    '</svg>',
    `${lights}</svg>`,
  );
}

const MAIN_STREET = ['books', 'coffee', 'florist', 80, 'restaurant', 'dentist', 84, 'plumber', 'barber', 80, 'auto', 60, 'florist'] as const; // prettier-ignore
const NIGHT = { ground: 'var(--color-night)', scenes: ['night'], isDark: true } as const;
const EVENING = { ground: 'var(--sky)', scenes: ['closing-evening'], isDark: true } as const;
const SIX_SIGNS = [
  { glyph: 'clock', color: 'bottle', shape: 'disc' },
  { glyph: 'star', color: 'pin', shape: 'shield' },
  { glyph: 'people', color: 'enamel', shape: 'square' },
  { glyph: 'map', color: 'terra', shape: 'hexagon' },
  { glyph: 'tag', color: 'plum', shape: 'disc' },
  { glyph: 'shield', color: 'ink', shape: 'square' },
] as const;
