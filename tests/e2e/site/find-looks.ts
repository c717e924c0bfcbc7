/* oxlint-disable unicorn/consistent-function-scoping -- it runs in the page, where nothing outside of it is known */
/** What of a page looks broken at the window's width. It runs in the page, so it uses nothing from outside of itself. */
export function findLooks({ maxLine, minDrawnPx, minContrast }: LooksLimits): string[] {
  const faults = new Set<string>();
  const root = document.documentElement;
  const width = root.clientWidth;
  if (root.scrollWidth > width + 1) faults.add(`sideways: the page is ${root.scrollWidth} px wide`);
  const still = document.createElement('style');
  // Drawings let clicks through; here the point is what is painted where.
  still.textContent =
    '*,*::before,*::after{animation:none!important;transition:none!important}svg *{pointer-events:auto!important}[data-toast-box]{display:none!important}';
  document.head.append(still);
  const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const texts = readTexts();
  for (const text of texts) {
    findBroken(text);
    findClipped(text);
    findSmall(text);
  }
  findCovered();
  findLongLines();
  still.remove();
  scrollTo(0, 0);
  return [...faults].sort();

  function note(kind: string, { element, words }: Text): void {
    const place = element.closest('[class]:not(svg *)');
    const name = place?.getAttribute('class')?.split(' ')[0] ?? '';
    faults.add(`${kind}: “${words.slice(0, 48)}” in ${element.tagName.toLowerCase()}.${name}`);
  }

  /** The texts that are seen, with the boxes of their lines on the page. */
  function readTexts(): Text[] {
    const found: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      const element = node.parentElement;
      if (words === '' || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      if (element.closest('script,style,template,noscript,[hidden],option,textarea')) continue;
      if (isForReadersAlone(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = Array.from(range.getClientRects(), box => ({
        left: box.left,
        right: box.right,
        top: box.top + scrollY,
        bottom: box.bottom + scrollY,
      })).filter(box => box.right - box.left > 1 && box.right > 0 && box.left < width);
      if (boxes.length > 0) found.push({ node, element, words, boxes });
    }
    return found;
  }

  /** Whether it stands in a box of one pixel, which only screen readers see. */
  function isForReadersAlone(element: Element): boolean {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, width: wide, position } = getComputedStyle(box);
      if (position === 'absolute' && overflowX !== 'visible' && parseFloat(wide) <= 1) return true;
    }
    return false;
  }

  /** A word on two lines that no hyphen or slash of its own divides. */
  function findBroken(text: Text): void {
    if (text.boxes.length < 2 || text.element.closest('svg')) return;
    const range = document.createRange();
    for (const { index, 0: word } of (text.node.textContent ?? '').matchAll(/[\p{L}\p{N}$.,’'@%]{2,}/gu)) {
      range.setStart(text.node, index);
      range.setEnd(text.node, index + word.length);
      const tops = new Set(Array.from(range.getClientRects(), box => Math.round(box.top / 4)));
      const first = range.getClientRects()[0];
      const last = Array.from(range.getClientRects()).at(-1);
      if (tops.size > 1 && first && last && last.top >= first.bottom - 2) note(`broken word ${word}`, text);
    }
  }

  /** Letters past the edge of what hides them; what scrolls hides nothing. */
  function findClipped(text: Text): void {
    if (text.element.closest('svg')) return;
    for (let box = text.element as Element | null; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis') return;
      if (position === 'fixed') return;
      const [isX, isY] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)];
      if (!isX && !isY) continue;
      const edge = box.getBoundingClientRect();
      if (edge.width <= 2 || edge.height <= 2) return;
      for (const line of text.boxes) {
        const past = isX ? Math.max(edge.left - line.left, line.right - edge.right) : 0;
        const under = isY
          ? Math.max(
              edge.top + scrollY - line.bottom,
              line.bottom - (line.bottom - line.top) * 0.3 - (edge.bottom + scrollY),
            )
          : 0;
        if (past > 2 || under > 0) return note('clipped', text);
      }
    }
  }

  function findSmall(text: Text): void {
    if (!isDrawn(text.element) || isOnDoor(text)) return;
    const { c = 0, d = 1 } = text.element.getScreenCTM() ?? {};
    const scale = Math.hypot(c, d);
    const size = parseFloat(getComputedStyle(text.element).fontSize) * scale;
    if (size < minDrawnPx) note(`drawn at ${size.toFixed(1)} px`, text);
  }

  /** The sign in a drawn shop's door is a part of the picture, like its handle. */
  function isOnDoor({ element, words }: Text): boolean {
    return isDrawn(element) && words === 'OPEN';
  }

  /** Walks the page down, since only what is in the window can be asked for; the header lies over its first rows. */
  function findCovered(): void {
    const step = Math.floor(innerHeight / 2);
    const header = 110;
    const left = new Set(texts.filter(text => !isOnDoor(text)));
    for (let top = 0; top < root.scrollHeight && left.size > 0; top += step) {
      scrollTo({ top, behavior: 'instant' });
      const from = scrollY;
      for (const text of left) {
        const line = text.boxes[0];
        if (!line) continue;
        const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2 - from];
        if (y < (from === 0 ? 0 : header) || y > innerHeight - 4) continue;
        left.delete(text);
        const points = [0.04, 0.5, 0.96].map(part => line.left + (line.right - line.left) * part);
        const over = points.map(at => coverAt(text, at, y)).find(Boolean);
        if (over) note(`covered by ${over}`, text);
        if (isDrawn(text.element)) findPale(text, x, y);
      }
    }
  }

  /** What is painted over a point of a text, by its tag and class. */
  function coverAt({ element }: Text, x: number, y: number): string | null {
    for (const top of document.elementsFromPoint(x, y)) {
      if (top === element || element.contains(top)) return null;
      if (top.contains(element)) return null;
      if (top.closest('header, [popover], dialog')) return null;
      if (getComputedStyle(top).position === 'sticky') return null;
      if (!top.checkVisibility({ opacityProperty: true })) continue;
      // In a drawing, leaves and light lie over signs on purpose.
      if (isDrawn(element) && top.closest('svg') === element.ownerSVGElement) continue;
      if (isPainted(top))
        return `${top.tagName.toLowerCase()}.${top.getAttribute('class')?.split(' ')[0] ?? ''}`;
    }
    return null;
  }

  function isPainted(element: Element): boolean {
    const style = getComputedStyle(element);
    if (Number(style.opacity) < 0.3) return false;
    if (element instanceof SVGGeometryElement)
      return (
        (style.fill !== 'none' && alphaOf(style.fill) > 0.5) ||
        (style.stroke !== 'none' && alphaOf(style.stroke) > 0.5)
      );
    if (element instanceof HTMLImageElement) return true;
    return alphaOf(style.backgroundColor) > 0.5;
  }

  /** A drawn text beside the one color of the shape under it; what has several, or none, no one can judge here. */
  function findPale(text: Text, x: number, y: number): void {
    const stack = document.elementsFromPoint(x, y);
    const place = stack.indexOf(text.element);
    if (place < 0) return;
    const under = stack
      .slice(place + 1)
      .find(element => element instanceof SVGGeometryElement && isPainted(element));
    if (!under) return;
    const [ink, ground] = [getComputedStyle(text.element).fill, getComputedStyle(under).fill].map(read);
    if (!ink || !ground || (ink[3] ?? 0) < 250 || (ground[3] ?? 0) < 250) return;
    const [bright, dark] = [lightOf(ink), lightOf(ground)].sort((a, b) => b - a);
    const contrast = ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
    if (contrast < minContrast) note(`contrast ${contrast.toFixed(2)}`, text);
  }

  function findLongLines(): void {
    const blocks = new Map<Element, Text[]>();
    for (const text of texts) {
      const block = blockOf(text.element);
      if (block.closest('p, li, dd, blockquote, figcaption') && !text.element.closest('svg, table'))
        blocks.set(block, [...(blocks.get(block) ?? []), text]);
    }
    for (const parts of blocks.values()) {
      const first = parts[0];
      const widths = new Map<number, number>();
      for (const { bottom, left, right } of parts.flatMap(({ boxes }) => boxes)) {
        // Marked words stand a little lower than the rest of their line.
        const line = [...widths.keys()].find(known => Math.abs(known - bottom) < 8) ?? bottom;
        widths.set(line, (widths.get(line) ?? 0) + right - left);
      }
      const length = parts.reduce((sum, { words }) => sum + words.length + 1, 0);
      const all = [...widths.values()].reduce((sum, wide) => sum + wide, 0);
      const longest = Math.round((length * Math.max(...widths.values())) / all);
      if (first && widths.size > 2 && longest > maxLine) note(`line of ${longest} characters`, first);
    }
  }

  /** The box whose lines an element's text flows in. */
  function blockOf(element: Element): Element {
    let block = element;
    while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
    return block;
  }

  function isDrawn(element: Element): element is SVGTextContentElement {
    return element instanceof SVGTextContentElement;
  }

  function alphaOf(color: string): number {
    return color.startsWith('url') ? 1 : (read(color)?.[3] ?? 0) / 255;
  }

  function read(color: string): Uint8ClampedArray | null {
    if (!painter || color === 'none' || color.startsWith('url')) return null;
    painter.clearRect(0, 0, 1, 1);
    painter.fillStyle = color;
    painter.fillRect(0, 0, 1, 1);
    return painter.getImageData(0, 0, 1, 1).data;
  }

  function lightOf([red = 0, green = 0, blue = 0]: Uint8ClampedArray): number {
    const [r, g, b] = [red, green, blue].map(part => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  }
}

export type LooksLimits = {
  /** Characters in one line of running text. */
  maxLine: number;
  /** The smallest letters of a drawing. */
  minDrawnPx: number;
  /** Of a drawing's letters against the shape under them. */
  minContrast: number;
};

type Box = { left: number; right: number; top: number; bottom: number };
type Text = { node: Node; element: Element; words: string; boxes: Box[] };
