import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { freePort } from '../support/site-process.ts';

export type Rival = { origin: string; stop: () => void };

/** nginx sending one page as it was compressed before. Null where nginx is not installed. */
export async function startNginx(zipped: Buffer, folder: string): Promise<Rival | null> {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const root = join(folder, 'html');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), gunzipSync(zipped));
  writeFileSync(join(root, 'index.html.gz'), zipped);
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig(port, root, folder));
  return untilAnswering(spawn('nginx', ['-c', config, '-p', folder], { stdio: 'inherit' }), port);
}

/** The framework's own server on the same build, without our door. */
export async function startFramework(root: string): Promise<Rival> {
  const port = await freePort();
  const next = join(root, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: `http://127.0.0.1:${port}` },
    stdio: 'ignore',
  });
  return untilAnswering(child, port);
}

async function untilAnswering(child: ChildProcess, port: number): Promise<Rival> {
  const origin = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await fetch(origin).catch(() => null)))
    await new Promise(resume => setTimeout(resume, 25));
  return { origin, stop: () => child.kill() };
}

function nginxConfig(port: number, root: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  return `daemon off; worker_processes auto; pid ${join(folder, 'nginx.pid')}; error_log stderr;
events { worker_connections 1024; }
http { ${temporary} access_log off; default_type text/html; gzip_static on;
  server { listen 127.0.0.1:${port}; root ${root}; index index.html; } }
`;
}
