import localFont from 'next/font/local';

/** Signs, headings, prices: one weight for every one asked for. The declared stretch range is what makes widths work. */
export const archivo = localFont({
  src: './fonts/archivo-subset.woff2',
  weight: '600 850',
  variable: '--font-archivo',
  display: 'swap',
  // fonts.css: the framework's own looks for Arial alone, and for one weight.
  adjustFontFallback: false,
  declarations: [{ prop: 'font-stretch', value: '62% 125%' }],
});

/** Everything else; letters beyond our own texts are in fonts.css. */
export const figtree = localFont({
  src: './fonts/figtree-subset.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'swap',
  adjustFontFallback: false,
});
