import { hairStyles, type HairStyle } from './portrait-hair';

/** One shopkeeper's head and shoulders: flat shapes, light from the left, one side in shade. Box: 240 x 240. */
export function portrait(look: PortraitLook, { id, viewBox }: { id: string; viewBox: string }): string {
  const hair = hairStyles[look.hair];
  const hairColor = look.hairColor ?? EYES;
  const layers = [
    group(hairColor, hair.back),
    shoulders(look),
    neck(look),
    look.hair === 'scarf' ? '' : ears(look),
    head(look, hairColor, id),
    features(look, hairColor),
    look.moustache ? filledPath(hairColor, MOUSTACHE) : '',
    group(hairColor, hair.front),
    extras(look),
  ];
  return `<svg viewBox="${viewBox}" aria-hidden="true">${layers.join('')}</svg>`;
}

function shoulders({ top }: PortraitLook): string {
  return (
    filledPath(top, 'M12 244c2-44 38-58 82-68h52c44 10 80 24 82 68Z') +
    '<path d="M120 176h26c44 10 80 24 82 68H120Z" fill="#000" opacity=".07"/>'
  );
}

function neck({ skin, collar, apron }: PortraitLook): string {
  const [light, shade] = SKIN[skin];
  return (
    filledPath(light, 'M98 138h44v40q-22 20-44 0Z') +
    `<path d="M98 150q22 22 44 2v14q-24 12-44-6Z" fill="${shade}" opacity=".75"/>` +
    (collar ? filledPath(collar, 'M92 174l28 24 28-24 12 8-24 30-16-12-16 12-24-30Z') : '') +
    (apron
      ? filledPath(apron, 'M84 206h72l10 38H74Z') +
        `<path d="M86 208 76 182M154 208l10-26" stroke="${apron}" stroke-width="9"/>`
      : '')
  );
}

function ears({ skin }: PortraitLook): string {
  const [light, shade] = SKIN[skin];
  return `<ellipse cx="82" cy="114" rx="9" ry="12" fill="${light}"/><ellipse cx="158" cy="114" rx="9" ry="12" fill="${shade}"/>`;
}

function head({ skin, beard }: PortraitLook, hairColor: string, id: string): string {
  const [light, shade] = SKIN[skin];
  const cheeks = [97, 143]
    .map(x => `<circle cx="${x}" cy="130" r="10" fill="${BLUSH}" opacity=".28"/>`)
    .join('');
  const whiskers =
    filledPath(hairColor, 'M80 112q6 12 12 14 28-12 56 0 6-2 12-14v60H80Z') +
    filledPath(light, 'M106 134q14 -5 28 0 0 13-14 13t-14-13Z');
  return (
    `<clipPath id="${id}"><path d="${HEAD}"/></clipPath>${filledPath(light, HEAD)}` +
    `<g clip-path="url(#${id})"><path d="M128 50h40v120h-54q20-12 20-40 0-22-8-34Z" fill="${shade}" opacity=".42"/>` +
    `${cheeks}${beard ? whiskers : ''}</g>`
  );
}

function features(look: PortraitLook, hairColor: string): string {
  const [, shade] = SKIN[look.skin];
  const eyes = [105, 135].map(x => `<ellipse cx="${x}" cy="110" rx="3.7" ry="4.6" fill="${EYES}"/>`).join('');
  const brows = strokedPath(look.browColor ?? hairColor, 3.6, 'M97 98q8-6 16-2M127 96q8-4 16 2');
  const nose = strokedPath(shade, 3.4, 'M121 110q5 12 4 15-3 4-9 2');
  return eyes + brows + nose + (look.mouth === 'soft' ? strokedPath(LIPS, 3.4, 'M108 138q12 8 24 0') : SMILE);
}

function extras({ band, glasses, earring, pencil }: PortraitLook): string {
  const frames = `<g fill="none" stroke="${glasses}" stroke-width="3.4"><circle cx="104" cy="111" r="13"/><circle cx="136" cy="111" r="13"/><path d="M117 109q3-3 6 0M91 108l-9-3M149 108l9-3"/></g>`;
  const studs = `<circle cx="82" cy="130" r="4" fill="${earring}"/><circle cx="158" cy="130" r="4" fill="${earring}"/>`;
  return [
    band ? filledPath(band, 'M80 84q40-34 80 0l-2-14q-38-30-76 0Z') : '',
    glasses ? frames : '',
    earring ? studs : '',
    pencil ? strokedPath(pencil, 5.5, 'M152 92l26-14') : '',
  ].join('');
}

function group(fill: string, markup: string): string {
  return markup === '' ? '' : `<g fill="${fill}">${markup}</g>`;
}

function filledPath(fill: string, d: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

function strokedPath(color: string, width: number, d: string): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
}

const EYES = 'oklch(.26 .03 40)';
const BLUSH = 'oklch(.66 .16 25)';
const LIPS = 'oklch(.42 .11 25)';
const HEAD = 'M82 96a38 42 0 0 1 76 0v22c0 26-17 42-38 42s-38-16-38-42Z';
const MOUSTACHE = 'M98 137q4-10 14-11 8 0 8 3 0-3 8-3 10 1 14 11-10-2-14-5-4 4-8 3-4 1-8-3-4 3-14 5Z';
const SMILE =
  '<path d="M105 135q15 5 30 0-2 15-15 15t-15-15Z" fill="oklch(.36 .10 22)"/><path d="M106.5 135.5q13.5 4.4 27 0l-1 4q-12.5 3.6-25 0Z" fill="#fff"/>';
/** Light and shade, from fair to dark. */
const SKIN = {
  a: ['oklch(.88 .055 62)', 'oklch(.78 .085 48)'],
  b: ['oklch(.80 .075 62)', 'oklch(.69 .095 52)'],
  c: ['oklch(.69 .085 58)', 'oklch(.58 .09 50)'],
  d: ['oklch(.55 .08 52)', 'oklch(.45 .075 46)'],
  e: ['oklch(.43 .06 48)', 'oklch(.34 .05 44)'],
} as const satisfies Record<string, readonly [string, string]>;

export type PortraitLook = {
  skin: keyof typeof SKIN;
  hair: HairStyle;
  top: string;
  hairColor?: string;
  browColor?: string;
  collar?: string;
  apron?: string;
  band?: string;
  glasses?: string;
  earring?: string;
  pencil?: string;
  mouth?: 'soft' | 'smile';
  beard?: boolean;
  moustache?: boolean;
};
