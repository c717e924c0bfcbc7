/**
 * The sign painter's rule: a board has one size, so the letters stretch or narrow until the word fills it,
 * and only a word that is still too long at the narrowest width is painted smaller. `boardEm` is the room for the
 * letters in em of their own size.
 */
export function signFit(text: string, boardEm = BOARD_EM): SignFit {
  const natural = textWidthEm(text);
  const fill = boardEm / natural;
  if (fill < NARROWEST_RATIO) {
    return { stretch: NARROWEST, scale: Math.floor((fill / NARROWEST_RATIO) * 1000) / 1000 };
  }
  const stretch =
    fill < 1
      ? 100 - ((100 - NARROWEST) * (1 - fill)) / (1 - NARROWEST_RATIO)
      : 100 + ((WIDEST - 100) * (fill - 1)) / (WIDEST_RATIO - 1);
  return { stretch: clampStretch(stretch), scale: 1 };
}

/**
 * The classes that set the width and size of a board's letters: as an attribute of SVG, `font-stretch` has no
 * percentage. `app/globals.css` lists them all for the build. The size is rounded down to whole percents; no word needs less than 50.
 */
export function fitClass({ stretch, scale }: SignFit): string {
  const size = Math.floor(scale * 100);
  const classes = [
    stretch === 100 ? '' : `[--fit:${stretch}%]`,
    size === 100 ? '' : `[--fit-scale:0.${size}]`,
  ];
  return classes.join(' ').trim();
}

/** Keeps a width inside what the font file holds. */
export function clampStretch(percent: number): number {
  return Math.max(NARROWEST, Math.min(WIDEST, Math.floor(percent)));
}

/** The width of `text` in Archivo 800 at 100%, in em, from the font's own advances. */
export function textWidthEm(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (ADVANCES.get(sign) ?? USUAL_ADVANCE), 0);
}

const NARROWEST = 62;
const WIDEST = 125;
/** How much of its natural width a word takes at the ends of the axis, measured over the 87 business types. */
const NARROWEST_RATIO = 0.69;
const WIDEST_RATIO = 1.265;
/** The hero's board is 6.9em wide and its letters are .92em: this leaves the keyline and a little air. */
const BOARD_EM = 6.55;
const USUAL_ADVANCE = 0.64;

const ADVANCES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ' ': 0.19,
    "’'": 0.265,
    ijl: 0.29,
    'I.,-': 0.33,
    f: 0.355,
    t: 0.385,
    r: 0.41,
    z: 0.535,
    svy: 0.58,
    ackxeLJT0123456789: 0.625,
    bdghnopqu: 0.635,
    FYZ: 0.68,
    EPS: 0.7,
    VX: 0.735,
    ABCDR: 0.755,
    HKNU: 0.79,
    'OQG&': 0.815,
    w: 0.86,
    mM: 0.935,
    W: 0.965,
  }).flatMap(([signs, advance]) => Array.from(signs, sign => [sign, advance] as const)),
);

type SignFit = { stretch: number; scale: number };
