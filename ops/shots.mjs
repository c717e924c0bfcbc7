/**
 * `npm run shots`: a picture of every public page, and contact sheets of them by family, in .cache/shots. With `--readme`
 * the pictures of README.md, in docs/pictures.
 * It builds and starts the site itself. `-- --help` lists the options.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { lookOf, README_PICTURES } from './readme-pictures.mjs';
import { root, runtime, toolEnv } from './setup.mjs';
import { findChromium } from './system-packages.mjs';

const USAGE = `npm run shots -- [options]
  --only=TEXT       only paths that contain TEXT, or match it as a regular expression
  --widths=1440,390 widths of the window in pixels
  --themes=light,dark
  --print           as printed on paper
  --forced-colors   in forced colors (a high-contrast mode)
  --readme          the pictures of README.md alone`;
const OUT = join(root, '.cache', 'shots');
const PORT = process.env.PORT || '3000';
const ORIGIN = `http://127.0.0.1:${PORT}`;
const THUMB_WIDTH = 180;
const THUMB_HEIGHT = 420;
const PARALLEL = 2;
/** A page's top on the sheet of nine. */
const TOP = { width: 480, height: 300 };
const SHEET_CSS = `body{font:12px system-ui;margin:12px}h2{margin:16px 0 4px}div{display:flex;flex-wrap:wrap;gap:12px}
a{width:${THUMB_WIDTH}px;color:inherit}img{width:100%;height:${THUMB_HEIGHT}px;object-fit:cover;object-position:top;display:block;border:1px solid #999}
span{display:block;overflow-wrap:anywhere}`;
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '1440,390' },
    themes: { type: 'string', default: 'light,dark' },
    print: { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) console.log(USAGE);
else await shootSite();

async function shootSite() {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox'],
  });
  try {
    if (options.readme) return await shootReadme(browser);
    const paths = (await readSitemap()).filter(path => new RegExp(options.only).test(path));
    for (const width of options.widths.split(',').map(Number))
      for (const theme of options.themes.split(',')) await shootSheet(browser, { paths, width, theme });
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** The home page by day and by night, the tops of nine pages on one sheet, and how each page looked. */
async function shootReadme(browser) {
  const folder = join(root, 'docs', 'pictures');
  mkdirSync(folder, { recursive: true });
  const looks = {};
  const tops = [];
  for (const { path, theme, file } of README_PICTURES) {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    await page.goto(ORIGIN + path, { waitUntil: 'load' });
    await page.evaluate(() => {
      document.documentElement.dataset.toast = 'closed';
      return document.fonts.ready;
    });
    looks[path] = lookOf(await (await fetch(ORIGIN + path)).text());
    const picture = await page.screenshot();
    if (file) await sharp(picture).webp({ quality: 84 }).toFile(join(folder, file));
    else tops.push(await sharp(picture).resize(TOP.width, TOP.height).toBuffer());
    await page.close();
  }
  await sharp({ create: { width: TOP.width * 3, height: TOP.height * 3, channels: 3, background: 'white' } })
    .composite(
      tops.map((input, index) => ({
        input,
        left: (index % 3) * TOP.width,
        top: Math.floor(index / 3) * TOP.height,
      })),
    )
    .webp({ quality: 80 })
    .toFile(join(folder, 'pages.webp'));
  writeFileSync(join(folder, 'looks.json'), `${JSON.stringify(looks, null, 2)}\n`);
  console.log(`${folder}: look at them before you commit them.`);
}

/** One width and theme: its pictures, then the sheet of them. */
async function shootSheet(browser, { paths, width, theme }) {
  const media = ['', options.print && 'print', options['forced-colors'] && 'forced'].filter(Boolean);
  const name = [width, theme, ...media].join('-');
  const folder = join(OUT, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    forcedColors: options['forced-colors'] ? 'active' : 'none',
  });
  const rest = [...paths];
  await Promise.all(Array.from({ length: PARALLEL }, () => shootPages(context, { rest, folder })));
  await context.close();
  await writeSheet(browser, { name, paths });
}

async function shootPages(context, { rest, folder }) {
  const page = await context.newPage();
  if (options.print) await page.emulateMedia({ media: 'print' });
  for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
    await page.goto(ORIGIN + path, { waitUntil: 'load' });
    await page.evaluate(async () => {
      document.documentElement.dataset.toast = 'closed';
      await document.fonts.ready;
    });
    await page.screenshot({ path: join(folder, fileName(path)), fullPage: true });
  }
  await page.close();
}

/** The contact sheet as HTML, to click through, and as one PNG. */
async function writeSheet(browser, { name, paths }) {
  const families = Map.groupBy(paths, familyOf);
  const rows = Array.from(families, ([family, members]) => {
    const cells = members.map(path => {
      const file = `${name}/${fileName(path)}`;
      return `<a href="${file}"><img src="${file}" alt=""><span>${path}</span></a>`;
    });
    return `<h2>${family}</h2><div>${cells.join('')}</div>`;
  });
  const file = join(OUT, `${name}.html`);
  writeFileSync(
    file,
    `<!doctype html><title>${name}</title><style>${SHEET_CSS}</style><h1>${name}</h1>${rows.join('')}`,
  );
  const page = await browser.newPage({ viewport: { width: 8 * (THUMB_WIDTH + 12) + 24, height: 900 } });
  await page.goto(`file://${file}`);
  await page.screenshot({ path: join(OUT, `${name}.png`), fullPage: true });
  await page.close();
  console.log(`${paths.length} pages: ${join(OUT, `${name}.html`)} and .png`);
}

function familyOf(path) {
  const parts = path.split('/').slice(1, -1);
  return parts.join(' / ') || 'top level';
}

function fileName(path) {
  return `${path.slice(1).replaceAll('/', '_') || 'home'}.png`;
}

async function readSitemap() {
  const xml = await (await fetch(`${ORIGIN}/sitemap.xml`)).text();
  return Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => new URL(url).pathname);
}

/** The site on data of its own, built for this address if it is not yet. */
async function startSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-shots-'));
  const child = spawn(runtime(), [join(root, 'ops', 'run-site.ts')], {
    cwd: root,
    env: { ...toolEnv(), PORT, SITE_URL: ORIGIN, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise(resolve => child.once('exit', resolve));
  while (!(await fetch(`${ORIGIN}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The site did not start; the reason is above.');
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true });
    },
  };
}
