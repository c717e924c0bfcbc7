import { circle, d, path, rect, times, type Color, type NextId } from './svg';

/** An upper window: frame, panes, a slant of light, a sill; dark when no one is home. */
export function sash(x: number, y: number, [w, h]: readonly [number, number], o: SashLook = {}): string {
  const frame = o.frame ?? 'white';
  const glass = o.off ? 'glass2' : 'glass';
  const surround = o.surround ? rect({ x: x - 5, y: y - 5, w: w + 10, h: h + 8, c: o.surround }) : '';
  const pane = o.arch ? archedPane({ x, y, w, h }, frame, glass) : squarePane({ x, y, w, h }, frame, glass);
  const lightTop = o.arch ? h * 0.3 : 2;
  const slant = d`M${x + w * 0.15} ${y + h * 0.95}L${x + w * 0.75} ${y + lightTop}h${w * 0.15}L${x + w * 0.32} ${y + h * 0.95}Z`;
  const shine = o.off ? '' : path(slant, 'hi');
  const inset = o.arch ? 3 : 0;
  const bars =
    rect({ x, y: y + h * 0.5 - 1.2, w, h: 2.4, c: frame }) +
    rect({ x: x + w / 2 - 1, y: y + inset, w: 2, h: h - inset, c: frame });
  const sill =
    rect({ x: x - 7, y: y + h + 2, w: w + 14, h: 5, c: o.sill ?? frame }) +
    rect({ x: x - 5, y: y + h + 7, w: w + 10, h: 2.5, c: 'shade' });
  const curtain = o.curtain ? curtains(x, y, [w, h]) : '';
  return surround + pane + shine + bars + sill + curtain + (o.box ? flowerBox(x, y, [w, h]) : '');
}

/** A shop's big window: what stands inside is clipped to the glass and stays bright at night. */
export function shopWindow(nextId: NextId, { x, w, h, inside = '', ...look }: ShopWindowSpec): string {
  const y = -24 - h;
  const frame = look.frame ?? 'white';
  const id = nextId();
  const clip = `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>`;
  const shine =
    path(d`M${x + w * 0.08} -20L${x + w * 0.42} ${y}h${w * 0.12}L${x + w * 0.2} -20Z`, 'hi') +
    path(d`M${x + w * 0.62} -20L${x + w * 0.96} ${y}h${w * 0.05}L${x + w * 0.68} -20Z`, 'hi');
  const panes = look.panes ?? 1;
  return (
    rect({ x: x - 4, y: y - 4, w: w + 8, h: h + 8, c: frame }) +
    rect({ x, y, w, h, c: 'glass' }) +
    `${clip}<g clip-path="url(#${id})"><g class="inw">${inside}</g>${shine}</g>` +
    times(panes - 1, i => rect({ x: x + (w * (i + 1)) / panes - 1.5, y, w: 3, h, c: frame })) +
    rect({ x: x - 4, y: -20, w: w + 8, h: 20, c: look.riser ?? 'white' }) +
    rect({ x: x + 2, y: -16, w: w - 4, h: 11, c: 'shade', attrs: 'opacity=".5"' }) +
    rect({ x: x - 6, y: -23, w: w + 12, h: 4, c: frame })
  );
}

function archedPane({ x, y, w, h }: Box, frame: Color, glass: Glass): string {
  const outer = w / 2 + 3;
  return (
    path(d`M${x - 3} ${y + h + 2}V${y + w / 2}a${outer} ${outer} 0 0 1 ${w + 6} 0V${y + h + 2}Z`, frame) +
    path(d`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`, glass)
  );
}

function squarePane({ x, y, w, h }: Box, frame: Color, glass: Glass): string {
  return rect({ x: x - 3, y: y - 3, w: w + 6, h: h + 5, c: frame }) + rect({ x, y, w, h, c: glass });
}

function curtains(x: number, y: number, [w, h]: readonly [number, number]): string {
  const thin = 'opacity=".8"';
  return (
    path(d`M${x} ${y}h${w * 0.3}q-1 ${h * 0.5} ${-w * 0.3} ${h * 0.8}Z`, 'white', thin) +
    path(d`M${x + w} ${y}h${-w * 0.3}q1 ${h * 0.5} ${w * 0.3} ${h * 0.8}Z`, 'white', thin)
  );
}

function flowerBox(x: number, y: number, [w, h]: readonly [number, number]): string {
  const plants = FLOWERS.map((flower, i) => {
    const px = x - 2 + (i * (w + 4)) / 4;
    return circle(px, y + h - 4 - (i % 2) * 2, 5, 'leaf') + circle(px, y + h - 7 + (i % 2) * 2, 2.4, flower);
  });
  return rect({ x: x - 6, y: y + h - 1, w: w + 12, h: 9, c: 'wood' }) + plants.join('');
}

const FLOWERS: readonly Color[] = ['red', 'marigold', 'rose', 'white', 'red'];

type Box = { x: number; y: number; w: number; h: number };
type Glass = 'glass' | 'glass2';
type SashLook = {
  frame?: Color;
  surround?: Color;
  sill?: Color;
  arch?: boolean;
  off?: boolean;
  curtain?: boolean;
  box?: boolean;
};
type ShopWindowSpec = {
  x: number;
  w: number;
  h: number;
  inside?: string;
  frame?: Color;
  riser?: Color;
  panes?: number;
};
