/**
 * Makes the two font files of the site from the fontsource packages: Archivo cut down to the signs that headings,
 * boards and prices use, with both axes kept (the letters must stretch to fill a sign), and Figtree's Latin file as it is.
 * The results are committed; run `npm run fonts` only after changing the sign set or a font package.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const TARGET_BYTES = 41_000;

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const typography = '’‘“”–…·×©';
const names = 'ãáéíóúñçü';

const root = new URL('..', import.meta.url);
const packages = new URL('node_modules/@fontsource-variable/', root);
const fonts = new URL('app/fonts/', root);

await mkdir(fonts, { recursive: true });
const archivo = await readFile(new URL('archivo/files/archivo-latin-standard-normal.woff2', packages));
const subset = await subsetFont(archivo, ascii + typography + names, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 600, max: 850 }, wdth: { min: 62, max: 125 } },
  keepFeatures: ['kern', 'tnum', 'mark', 'mkmk'],
});
if (subset.length > TARGET_BYTES) throw new Error(`Archivo is ${subset.length} bytes, above ${TARGET_BYTES}`);
await writeFile(new URL('archivo-subset.woff2', fonts), subset);
await copyFile(new URL('archivo/LICENSE', packages), new URL('archivo-OFL.txt', fonts));
await copyFile(
  new URL('figtree/files/figtree-latin-wght-normal.woff2', packages),
  new URL('figtree-latin.woff2', fonts),
);
await copyFile(new URL('figtree/LICENSE', packages), new URL('figtree-OFL.txt', fonts));
console.log(`Archivo ${subset.length} bytes written to ${fileURLToPath(fonts)}`);
