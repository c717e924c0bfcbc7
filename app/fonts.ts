import localFont from 'next/font/local';

/** Signs, headings, prices. The declared stretch range is what makes the width axis work. */
export const archivo = localFont({
  src: './fonts/archivo-subset.woff2',
  weight: '600 850',
  variable: '--font-archivo',
  display: 'swap',
  // fallback-fonts.css: the framework's own looks for Arial alone, and for one weight.
  adjustFontFallback: false,
  declarations: [{ prop: 'font-stretch', value: '62% 125%' }],
});

/** Everything else. */
export const figtree = localFont({
  src: './fonts/figtree-latin.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'swap',
  adjustFontFallback: false,
});
