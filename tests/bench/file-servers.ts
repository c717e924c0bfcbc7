/** The yardsticks: other ways to send the same bytes, each as a process of its own. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../support/site-process';

export type Rival = { origin: string; stop: () => void };

/** A body as it comes over the wire, with the encoding that it was sent in. */
export type SentBody = { bytes: Buffer; encoding: string };

export function readRaw(url: string, acceptEncoding: string): Promise<SentBody> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': acceptEncoding } }, answer => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        done({ bytes: Buffer.concat(parts), encoding: answer.headers['content-encoding'] ?? 'identity' }),
      );
    }).on('error', fail);
  });
}

/** nginx sending one page's bytes as they were compressed before, with a process for each core. Null where it is not installed. */
export async function startNginx({ bytes, encoding }: SentBody, folder: string): Promise<Rival | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const root = join(folder, `html-${encoding}`);
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), bytes);
  const port = await freePort();
  const config = join(folder, `nginx-${encoding}.conf`);
  writeFileSync(config, nginxConfig({ port, root, folder, encoding }));
  return untilAnswering(spawn('nginx', ['-c', config, '-p', folder], { stdio: 'inherit' }), port);
}

/** A bare Node server that holds the answer in memory. */
export async function startPlainNode(answer: PlainAnswer, folder: string): Promise<Rival> {
  const port = await freePort();
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify({ ...answer, body: answer.body.toString('base64') }));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'plain-server.ts')], {
    env: { ...process.env, PORT: String(port), ANSWER_FILE: file },
    stdio: 'inherit',
  });
  return untilAnswering(child, port);
}

export type PlainAnswer = { status: number; headers: Record<string, string>; body: Buffer };

/** The framework's own server on the same build, without our door. */
export async function startFramework(root: string, dataDir: string): Promise<Rival> {
  const port = await freePort();
  const next = join(root, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
    },
    stdio: 'ignore',
  });
  return untilAnswering(child, port);
}

/** Resolves once anything answers there. The process ends with this one. */
export async function untilAnswering(child: ChildProcess, port: number): Promise<Rival> {
  const origin = `http://127.0.0.1:${port}`;
  process.once('exit', () => child.kill());
  const isThere = () =>
    fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended before it answered`);
    await new Promise(resume => setTimeout(resume, 25));
  }
  return { origin, stop: () => child.kill() };
}

function nginxConfig({ port, root, folder, encoding }: NginxSettings): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  // Started by root its workers would be someone else, who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; worker_processes auto; pid ${join(folder, `nginx-${encoding}.pid`)}; error_log stderr crit;
events { worker_connections 1024; }
http { ${temporary} access_log off; sendfile on; tcp_nopush on; default_type "text/html; charset=utf-8";
  server { listen 127.0.0.1:${port}; root ${root}; index index.html; add_header Content-Encoding ${encoding}; } }
`;
}

type NginxSettings = { port: number; root: string; folder: string; encoding: string };
