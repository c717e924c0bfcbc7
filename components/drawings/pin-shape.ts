/**
 * The awning pin, the site's mark: tip at the origin, 40 wide and 52 tall. Five awning stripes over a point that
 * turns mint at night.
 */
export const pinShape = drawPin({
  body: 'var(--pin-body,oklch(.39 .078 166))',
  stripe: 'var(--pin-stripe,oklch(.57 .205 29))',
});

/** The pin in colors of its own. */
export function drawPin({ body, stripe }: { body: string; stripe: string }): string {
  return [
    `<path d="M0 0C0 0-20-17-20-32A20 20 0 0 1 20-32C20-17 0 0 0 0Z" fill="${body}"/>`,
    `<path d="M-20-32A20 20 0 0 1-12-48V-30A4 4 0 0 1-19.8-29Q-20-30.5-20-32Z" fill="${stripe}"/>`,
    '<path d="M-12-48A20 20 0 0 1-4-51.6V-30A4 4 0 0 1-12-30Z" fill="#fff"/>',
    `<path d="M-4-51.6A20 20 0 0 1 4-51.6V-30A4 4 0 0 1-4-30Z" fill="${stripe}"/>`,
    '<path d="M4-51.6A20 20 0 0 1 12-48V-30A4 4 0 0 1 4-30Z" fill="#fff"/>',
    `<path d="M12-48A20 20 0 0 1 20-32Q20-30.5 19.8-29A4 4 0 0 1 12-30Z" fill="${stripe}"/>`,
  ].join('');
}

/** The pin standing on the street, with its shadow; `drop` lets it fall once on load. */
export function streetPin({ x, y, scale, drop = false }: PinSpec): string {
  const shadow = '<ellipse cx="0" cy="2" rx="13" ry="4" class="sh"/>';
  return `<g class="pin${drop ? ' pin-drop' : ''}" transform="translate(${x},${y}) scale(${scale})">${shadow}<g class="pin-b">${pinShape}</g></g>`;
}

type PinSpec = { x: number; y: number; scale: number; drop?: boolean };
