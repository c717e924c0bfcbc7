/**
 * `npm run mail-shots`: each kind of email as a phone and a computer show it, in light and dark, and its plain text, on
 * contact sheets in .cache/emails.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { root, runtime, toolEnv } from './setup.mjs';
import { findChromium } from './system-packages.mjs';

const OUT = join(root, '.cache', 'emails');
const WIDTHS = [390, 600];
const THEMES = ['light', 'dark'];
const SHEET_CSS = `body{font:12px system-ui;margin:12px;display:flex;flex-wrap:wrap;gap:12px;align-items:start}
figure{margin:0;width:300px}img{width:100%;border:1px solid #999}pre{white-space:pre-wrap;border:1px solid #999;padding:6px;font:10px monospace}`;

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
// The test that renders every kind writes them down.
const { status } = spawnSync(
  runtime(),
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'integration', 'mail-form'],
  { cwd: root, stdio: 'inherit', env: { ...toolEnv(), MAILS_DIR: OUT } },
);
if (status !== 0) process.exit(status ?? 1);

const names = oneOfEachKind(readdirSync(OUT).filter(file => file.endsWith('.html')));
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox'],
});
try {
  for (const width of WIDTHS) for (const theme of THEMES) await shoot(width, theme);
} finally {
  await browser.close();
}
const texts = names.map(name =>
  figure(name, `<pre>${escapeText(readFileSync(join(OUT, `${name}.txt`), 'utf8'))}</pre>`),
);
writeFileSync(join(OUT, 'text.html'), sheet(texts));

async function shoot(width, theme) {
  const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme: theme });
  const figures = [];
  for (const name of names) {
    await page.goto(pathToFileURL(join(OUT, `${name}.html`)).href);
    const picture = `${name}-${width}-${theme}.png`;
    await page.screenshot({ path: join(OUT, picture), fullPage: true });
    figures.push(figure(name, `<img src="${picture}" alt="">`));
  }
  await page.close();
  const file = join(OUT, `${width}-${theme}.html`);
  writeFileSync(file, sheet(figures));
  const overview = await browser.newPage({ viewport: { width: 1900, height: 1000 } });
  await overview.goto(pathToFileURL(file).href);
  await overview.screenshot({ path: file.replace('.html', '.png'), fullPage: true });
  await overview.close();
}

/** Files are `000-kind.html`; a kind is there once for each of its cases. */
function oneOfEachKind(files) {
  return Object.values(
    Object.fromEntries(files.toReversed().map(file => [file.slice(4), file.replace('.html', '')])),
  );
}

function sheet(figures) {
  return `<!doctype html><meta charset="utf-8"><title>Emails</title><style>${SHEET_CSS}</style>${figures.join('\n')}`;
}

function figure(name, content) {
  return `<figure><figcaption>${name}</figcaption>${content}</figure>`;
}

function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
