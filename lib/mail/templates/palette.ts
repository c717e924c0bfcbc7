/** The design's tokens as hex, because mail clients read neither `oklch` nor custom properties. */
export const light = {
  paper: '#f8fbf9',
  card: '#ffffff',
  ink: '#02271e',
  soft: '#3c564e',
  line: '#c9d8d2',
  bottle: '#07523b',
  onBottle: '#ffffff',
  board: '#003727',
  butter: '#fae7af',
  notice: '#fceaba',
} as const;

const dark = {
  paper: '#051b1d',
  card: '#0c2628',
  ink: '#edf2ea',
  soft: '#b1c3bb',
  line: '#2a4243',
  bottle: '#7cd2ae',
  onBottle: '#051b1d',
  board: '#002c1e',
  notice: '#423310',
} as const;

/** Overrides for readers in the dark. The inline styles are the light ones. */
export const DARK_CSS = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
  .board { background-color: ${dark.board} !important; }
  .notice { background-color: ${dark.notice} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .link { color: ${dark.bottle} !important; }
  .button { background-color: ${dark.bottle} !important; }
  .button a { color: ${dark.onBottle} !important; }
  .cell { border-color: ${dark.line} !important; }
}`;

/**
 * For Outlook on Windows alone. It hands no font down into tables, and sets in Times what names a font that it does not
 * know first.
 */
export const OUTLOOK_CSS =
  '<!--[if mso]><style>body,h1,h2,p,td,th,li,a{font-family:"Segoe UI",Arial,sans-serif !important}</style><![endif]-->';

export const SANS = 'system-ui, -apple-system, "Segoe UI", Arial, sans-serif';
export const DISPLAY = '"Archivo", "Arial Narrow", Arial, sans-serif';
