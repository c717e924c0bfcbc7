import { drawPicture } from './picture';

/** A shopkeeper's portrait; `crop: 'face'` for small discs. The id names its clip and is unique on the page. */
export function portraitMarkup(person: PersonId, { crop = 'bust', id }: PortraitOptions): string {
  return drawPicture(`faces/${person}`, crop === 'face' ? { id, viewBox: '40 22 160 160' } : { id });
}

/** Everyone who can be drawn: the twelve of the team, then five neighbors who left a review. */
export const personIds = [
  'maya', 'theo', 'ines', 'kofi', 'ruth', 'sal', 'dana', 'lee', 'amina', 'priya', 'joao', 'bea',
  'marta', 'ray', 'osei', 'nonna', 'devon',
] as const; // prettier-ignore

export type PersonId = (typeof personIds)[number];
type PortraitOptions = { crop?: 'bust' | 'face'; id: string };
