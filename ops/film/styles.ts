/** The site's own tokens and paints, for a page outside the site. */
import { readFileSync } from 'node:fs';
import { DEMO_STYLES } from './demo-styles';

const app = new URL('../../app/', import.meta.url);

export function filmStyles(): string[] {
  const tokens = read('tokens.css');
  // What comes before the theme is only for Tailwind.
  const theme = tokens
    .slice(tokens.indexOf(THEME))
    .replace(THEME, ':root {')
    .replaceAll(/--[\w-]+-\*: initial;/g, '');
  return [
    font('Archivo', 'archivo-subset'),
    font('Figtree', 'figtree-subset'),
    theme,
    read('../components/drawings/street.css'),
    read('../components/drawings/signs.css'),
    OWN,
    DEMO_STYLES,
    signFits(),
  ];
}

/** The classes of components/drawings/sign-fit.ts, which a page of the site has from Tailwind. */
function signFits(): string {
  const rules = Array.from({ length: 76 }, (_, index) => {
    const percent = index + 50;
    const scale = percent < 100 ? `.\\[--fit-scale\\:0\\.${percent}\\]{--fit-scale:0.${percent}}` : '';
    return `.\\[--fit\\:${percent}\\%\\]{--fit:${percent}%}${scale}`;
  });
  return rules.join('');
}

function read(name: string): string {
  // Tailwind's function for a step of the space.
  return readFileSync(new URL(name, app), 'utf8').replaceAll(
    /--spacing\((-?[\d.]+)\)/g,
    'calc(var(--spacing) * $1)',
  );
}

function font(family: string, file: string): string {
  const data = readFileSync(new URL(`fonts/${file}.woff2`, app)).toString('base64');
  return `@font-face{font-family:${family};font-weight:300 900;font-stretch:62% 125%;src:url(data:font/woff2;base64,${data})}`;
}

const THEME = '@theme {';
const OWN = `
:root{--font-archivo:Archivo;--font-figtree:Figtree}
*{box-sizing:border-box;margin:0}
body{position:relative;width:1280px;height:720px;overflow:hidden;font-family:var(--font-sans)}
.layer,.scene,.pin-layer{position:absolute;inset:0}
.sky-day{background:linear-gradient(oklch(.84 .07 228),oklch(.94 .035 215) 70%)}
.sky-night{background:linear-gradient(oklch(.17 .045 245),oklch(.27 .05 236) 75%)}
.scene{overflow:hidden;background:linear-gradient(transparent 690px,var(--color-asphalt) 690px)}
.scene>svg{position:absolute;left:0;top:0;width:1280px;height:720px;overflow:visible;transform-origin:0 0}
.hanger{position:absolute;left:0;right:0;top:0;display:grid;justify-items:center;font-size:84px}
.hanger::before{content:'';width:470px;height:52px;border:solid oklch(.3 .02 220);border-width:0 5px}
.hanger .board-text{transition:none}
.bubble-row{position:absolute;left:720px;bottom:330px;display:grid;gap:14px;width:420px;font-size:27px;font-weight:600;line-height:1.25}
.bubble-row p{padding:16px 22px;border-radius:18px;box-shadow:0 14px 30px -14px oklch(.1 .03 240/.8)}
.bubble-row .customer{justify-self:start;background:#fff;color:oklch(.245 .045 172);border-bottom-left-radius:4px}
.bubble-row .bot{justify-self:end;background:oklch(.845 .158 84);color:oklch(.245 .045 172);border-bottom-right-radius:4px}
.doorway{position:absolute;left:86px;top:150px;width:520px;height:570px;overflow:hidden;background:var(--color-rose);border-radius:24px 24px 0 0;box-shadow:0 0 0 14px #fff}
.doorway .face{position:absolute;left:30px;bottom:-4px;width:460px;height:460px}
.doorway .face svg{width:100%;height:100%}
.doorway .cloth{position:absolute;left:-2%;top:-2px;width:104%;height:110px}
.doorway .cloth svg{width:100%;height:100%}
.founder .hanger{left:632px;right:138px;font-size:74px}
`;
