/** Servers beside the site, each a process of its own: yardsticks that send the same bytes, and the balancer. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { findNginx } from '../../ops/system-packages.mjs';
import { freePort } from '../support/site-process';

export type RunningServer = { origin: string; stop: () => void };

/** A body as it comes over the wire, with the encoding that it was sent in. */
export type SentBody = { bytes: Buffer; encoding: string };

const root = join(import.meta.dirname, '..', '..');
const nginx = findNginx();
const hasNginx = nginx !== null;

/** Which balancer there is for several processes. */
export const BALANCER = hasNginx ? 'nginx with deploy/nginx.conf' : 'a plain proxy';

/** Reads a page or, with a body, posts a form, without unpacking the answer: that would share the cores with the site. */
export function sendRaw(
  url: string,
  headers: Record<string, string>,
  form?: string,
): Promise<SentBody & { status: number }> {
  const options =
    form === undefined
      ? { headers }
      : { method: 'POST', headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } };
  return new Promise((done, fail) => {
    request(url, options, async answer => {
      const encoding = answer.headers['content-encoding'] ?? 'identity';
      done({ status: answer.statusCode ?? 0, bytes: await buffer(answer), encoding });
    })
      .on('error', fail)
      .end(form);
  });
}

/** nginx sending one page's bytes as they were compressed before. Null where it is not installed. */
export async function startNginx({ bytes, encoding }: SentBody, dir: string): Promise<RunningServer | null> {
  if (!hasNginx) return null;
  const folder = join(dir, `nginx-${encoding}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), bytes);
  return runNginx(
    folder,
    port => `access_log off; sendfile on; tcp_nopush on; default_type "text/html; charset=utf-8";
  server { listen 127.0.0.1:${port}; root ${folder}; index index.html; add_header Content-Encoding ${encoding}; }`,
  );
}

/** A bare Node server that has the answer in memory. */
export function startPlainNode(answer: PlainAnswer): Promise<RunningServer> {
  return startPlainServer(JSON.stringify({ ...answer, body: answer.body.toString('base64') }));
}

export type PlainAnswer = { status: number; headers: Record<string, string>; body: Buffer };

/** The framework's own server on the same build, without our door. */
export async function startFramework(dataDir: string): Promise<RunningServer> {
  const port = await freePort();
  const next = join(root, 'node_modules/next/dist/bin/next');
  const site = { SITE_URL: `http://127.0.0.1:${port}`, DATABASE_URL: '', DATA_DIR: dataDir };
  const env = { ...process.env, NODE_ENV: 'production' as const, ...site };
  const args = [next, 'start', '-p', String(port), '-H', '127.0.0.1'];
  return untilAnswering(spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' }), port);
}

/**
 * Passes requests on to the processes at `ports`, as `deploy/nginx.conf` does. With `isBehindCdn` this machine counts as
 * the CDN, and the lines for one are no comment.
 */
export function startBalancer(
  ports: readonly number[],
  folder: string,
  isBehindCdn = false,
): Promise<RunningServer> {
  if (!hasNginx) return startPlainServer(JSON.stringify(ports));
  const own = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8');
  const site = isBehindCdn
    ? own.replace(/^#(set_real_ip_from) .*;$/m, '$1 127.0.0.1;').replace(/^#(real_ip)/gm, '$1')
    : own;
  const processes = ports.map(port => `server 127.0.0.1:${port} max_fails=0;`).join('\n');
  return runNginx(folder, port =>
    site
      .replace(/server 127\.0\.0\.1:3000 max_fails=0;/, processes)
      // The first two blocks only lead to the third.
      .replace(/server \{\n(?:(?!\n\}).)*return 301(?:(?!\n\}).)*\n\}\n/gs, '')
      .replace(/^ +(?:listen \[|ssl_|server_name).*\n/gm, '')
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replaceAll('/var/log/nginx/cornerpin.log', join(folder, 'access.log')),
  );
}

/** A process for each core, with all that it writes in `folder`. `httpOf` is what its `http` block has. */
async function runNginx(folder: string, httpOf: (port: number) => string): Promise<RunningServer> {
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  // Started by root its workers would be someone else, who may not use the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${user} daemon off; worker_processes auto; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')};
events { worker_connections 4096; }
http { ${temporary} ${httpOf(port)} }
`,
  );
  return untilAnswering(spawn(nginx ?? 'nginx', ['-c', file, '-p', folder], { stdio: 'inherit' }), port);
}

async function startPlainServer(job: string): Promise<RunningServer> {
  const port = await freePort();
  const args = [join(import.meta.dirname, 'plain-server.ts'), String(port)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'inherit', 'inherit'] });
  child.stdin.end(job);
  return untilAnswering(child, port);
}

/** Resolves once anything answers there. The process ends with this one. */
async function untilAnswering(child: ChildProcess, port: number): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`;
  process.once('exit', () => child.kill());
  while (!(await fetch(origin, { redirect: 'manual' }).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended before it answered`);
    await new Promise(resume => setTimeout(resume, 25));
  }
  return { origin, stop: () => child.kill() };
}
