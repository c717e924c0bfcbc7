import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { listenOnFreePort } from '../../support/listen';

/** A site with a sitemap, and IndexNow beside it; `posts` is what IndexNow was sent. */
async function aSite({ status = 200 } = {}) {
  const posts: unknown[] = [];
  const days = new Map([
    ['/', '2026-01-01'],
    ['/team', '2026-01-01'],
  ]);
  const server: Server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    const files: Record<string, string> = {
      '/indexnow-key.txt': '0123456789abcdef',
      '/sitemap.xml': toSitemap(origin, days),
    };
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') posts.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(request.method === 'POST' ? status : 200).end(files[request.url ?? '']);
    });
  });
  const origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  const folder = mkdtempSync(join(tmpdir(), 'indexnow-'));
  closers.push(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const env = { SITE_URL: origin, DATA_DIR: folder, INDEXNOW_ENDPOINT: `${origin}/indexnow` };
  return { origin, posts, days, run: (...options: string[]) => runScript(env, options) };
}

function toSitemap(origin: string, days: Map<string, string>): string {
  const urls = Array.from(
    days,
    ([path, day]) => `<url>\n<loc>${origin}${path}</loc>\n<lastmod>${day}</lastmod>\n</url>`,
  );
  return `<urlset>${urls.join('')}</urlset>`;
}

function runScript(env: Record<string, string>, options: string[]): Promise<{ code: number; text: string }> {
  return new Promise(done => {
    execFile(
      process.execPath,
      ['ops/cli.mjs', 'indexnow', ...options],
      { env: { NODE_ENV: 'test', ...env } },
      (error, out, problems) => done({ code: error ? 1 : 0, text: out + problems }),
    );
  });
}

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach(close => close()));

test('everything is sent once, with the key and where it lies', async () => {
  const site = await aSite();
  expect(await site.run()).toEqual({ code: 0, text: 'Sent 2 of 2 addresses.\n' });
  expect(site.posts).toEqual([
    {
      host: new URL(site.origin).host,
      key: '0123456789abcdef',
      keyLocation: `${site.origin}/indexnow-key.txt`,
      urlList: [`${site.origin}/`, `${site.origin}/team`],
    },
  ]);
});

test('the next run sends only what has changed since, and nothing when nothing has', async () => {
  const site = await aSite();
  await site.run();
  expect((await site.run()).text).toContain('Nothing has changed');
  site.days.set('/team', '2026-02-02');
  await site.run();
  expect(site.posts.slice(1)).toMatchObject([{ urlList: [`${site.origin}/team`] }]);
});

test('a refusal is reported, and the same addresses are sent again next time', async () => {
  const site = await aSite({ status: 422 });
  expect(await site.run()).toMatchObject({ code: 1, text: expect.stringContaining('422') });
  await site.run();
  expect(site.posts).toHaveLength(2);
});

test('a dry run sends nothing', async () => {
  const site = await aSite();
  expect((await site.run('--dry-run')).text).toContain(`${site.origin}/team`);
  expect(site.posts).toEqual([]);
});

test('a mistyped option sends nothing', async () => {
  const site = await aSite();
  expect(await site.run('--dryrun')).toEqual({
    code: 1,
    text: 'There is no option --dryrun, only --dry-run.\n',
  });
  expect(site.posts).toEqual([]);
});
