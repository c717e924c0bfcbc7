/**
 * Renders the site's three short films from our own drawings (content/film.ts says what is in them) into public/film/:
 * WebM, MP4, a poster and the captions. The results are committed; run `node ops/cli.mjs film [name]` only after changing
 * the films' words or the drawings. Needs Chromium and, on this machine only, ffmpeg with VP9, H.264 and WebP.
 * `--still=6.5` writes one moment to a PNG instead, to look at.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../system-packages.mjs';

const FRAMES_PER_SECOND = 24;
const MOST_BYTES = 1_000_000;
const POSTER_SECOND = 7.5;
const ENCODINGS = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '50', '-b:v', '0', '-g', '240', '-row-mt', '1', '-cpu-used', '1'],
  mp4: [
    '-c:v',
    'libx264',
    '-crf',
    '33',
    '-g',
    '240',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-movflags',
    '+faststart',
  ],
};

const { films } = await import('@/content/film');
const { captionsFile } = await import('../../components/embeds/captions.ts');
const { filmPage } = await import('./page.mjs');

const folder = fileURLToPath(new URL('../../public/film/', import.meta.url));
const still = process.argv.find(argument => argument.startsWith('--still='))?.slice('--still='.length);
const only = process.argv.slice(2).find(argument => !argument.startsWith('--'));

if (spawnSync('ffmpeg', ['-version']).status !== 0) throw new Error('ffmpeg is needed to render the films');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox'],
});
for (const [name, film] of Object.entries(films)) {
  if (only === undefined || only === name) await render(name, film);
}
await browser.close();

async function render(name, film) {
  const { width, height, seconds } = film;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(await filmPage(name, film));
  await page.evaluate(() => document.fonts.ready);
  const frame = async second => {
    await page.evaluate(moment => window.showAt(moment), second);
    return page.screenshot({ type: 'png' });
  };
  if (still !== undefined) {
    writeFileSync(join(tmpdir(), `film-${name}-${still}.png`), await frame(Number(still)));
    return;
  }
  const frames = mkdtempSync(join(tmpdir(), 'film-'));
  for (let index = 0; index < seconds * FRAMES_PER_SECOND; index++) {
    writeFileSync(
      join(frames, `${String(index).padStart(4, '0')}.png`),
      await frame(index / FRAMES_PER_SECOND),
    );
  }
  const poster = join(frames, 'poster.png');
  writeFileSync(poster, await frame(POSTER_SECOND));
  await ffmpeg(['-i', poster, '-quality', '80', join(folder, `${name}.webp`)]);
  const input = [
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    join(frames, '%04d.png'),
    '-pix_fmt',
    'yuv420p',
    '-an',
  ];
  for (const [ending, settings] of Object.entries(ENCODINGS)) {
    await ffmpeg([...input, ...settings, join(folder, `${name}.${ending}`)]);
  }
  writeFileSync(join(folder, `${name}.vtt`), captionsFile(film.chapters));
  rmSync(frames, { recursive: true });
  report(name);
}

function ffmpeg(settings) {
  return new Promise((resolve, reject) => {
    const run = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...settings], { stdio: 'inherit' });
    run.on('error', reject);
    run.on('exit', code => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
}

function report(name) {
  const sizes = ['webm', 'mp4', 'webp', 'vtt'].map(ending => {
    const { size } = statSync(join(folder, `${name}.${ending}`));
    return [ending, size];
  });
  console.log(name, sizes.map(([ending, size]) => `${ending} ${size}`).join(', '));
  const heavy = sizes.filter(([, size]) => size > MOST_BYTES).map(([ending]) => `${name}.${ending}`);
  if (heavy.length > 0) throw new Error(`Above ${MOST_BYTES} bytes: ${heavy.join(', ')}`);
}
