import { portrait, type PortraitLook } from './portrait-drawing';

/** A shopkeeper's portrait; `crop: 'face'` for small discs. The id names its clip and is unique on the page. */
export function portraitMarkup(person: PersonId, { crop = 'bust', id }: PortraitOptions): string {
  const viewBox = crop === 'face' ? '40 22 160 160' : '0 0 240 240';
  return portrait(cast[person], { id, viewBox });
}

/** Everyone who can be drawn: the twelve of the team, then five neighbors who left a review. */
export const personIds = [
  'maya', 'theo', 'ines', 'kofi', 'ruth', 'sal', 'dana', 'lee', 'amina', 'priya', 'joao', 'bea',
  'marta', 'ray', 'osei', 'nonna', 'devon',
] as const; // prettier-ignore

const MARIGOLD = 'oklch(.845 .158 84)';
const RED = 'oklch(.57 .205 29)';
const BOTTLE = 'oklch(.39 .078 166)';
const BOARD = 'oklch(.30 .062 167)';
const ENAMEL = 'oklch(.46 .13 254)';
const PLUM = 'oklch(.48 .09 345)';
const WHITE = 'oklch(.98 .01 110)';
const GRAY = 'oklch(.80 .01 240)';
const AUBURN = 'oklch(.50 .11 48)';
const BROWN = 'oklch(.37 .05 55)';
const BLACK = 'oklch(.25 .02 40)';
const BLOND = 'oklch(.79 .10 85)';
const RUST = 'oklch(.62 .13 45)';

const cast = {
  maya: { skin: 'c', hair: 'curly', hairColor: BLACK, top: RED, collar: WHITE, earring: MARIGOLD },
  theo: { skin: 'a', hair: 'quiff', hairColor: AUBURN, top: ENAMEL, beard: true, mouth: 'soft' },
  ines: {
    skin: 'b',
    hair: 'bun',
    hairColor: BLACK,
    top: MARIGOLD,
    glasses: BLACK,
    band: RED,
    mouth: 'soft',
  },
  kofi: { skin: 'e', hair: 'flat', hairColor: BLACK, top: BOTTLE, collar: WHITE },
  ruth: {
    skin: 'a',
    hair: 'grayUp',
    hairColor: GRAY,
    browColor: 'oklch(.62 .01 240)',
    top: PLUM,
    glasses: PLUM,
    mouth: 'soft',
  },
  sal: { skin: 'b', hair: 'bald', hairColor: BROWN, top: RUST, moustache: true, mouth: 'soft' },
  dana: { skin: 'a', hair: 'bob', hairColor: BLOND, browColor: AUBURN, top: WHITE, apron: BOTTLE },
  lee: { skin: 'a', hair: 'short', hairColor: BLACK, top: ENAMEL, glasses: BLACK },
  amina: { skin: 'c', hair: 'scarf', hairColor: BOTTLE, browColor: BLACK, top: BOARD },
  priya: { skin: 'c', hair: 'long', hairColor: BLACK, top: PLUM, earring: MARIGOLD },
  joao: { skin: 'b', hair: 'short', hairColor: BROWN, top: WHITE, apron: RED, pencil: MARIGOLD },
  bea: { skin: 'd', hair: 'afro', hairColor: BLACK, top: MARIGOLD, earring: RED },
  marta: { skin: 'b', hair: 'long', hairColor: AUBURN, top: BOTTLE, apron: MARIGOLD },
  ray: {
    skin: 'a',
    hair: 'short',
    hairColor: GRAY,
    browColor: BROWN,
    top: RUST,
    moustache: true,
    mouth: 'soft',
  },
  osei: { skin: 'e', hair: 'short', hairColor: BLACK, top: WHITE, glasses: BROWN, collar: ENAMEL },
  nonna: {
    skin: 'b',
    hair: 'bun',
    hairColor: GRAY,
    browColor: BROWN,
    top: RED,
    apron: WHITE,
    earring: MARIGOLD,
  },
  devon: { skin: 'd', hair: 'flat', hairColor: BLACK, top: ENAMEL, beard: true, apron: BOARD },
} as const satisfies Record<PersonId, PortraitLook>;

export type PersonId = (typeof personIds)[number];
type PortraitOptions = { crop?: 'bust' | 'face'; id: string };
