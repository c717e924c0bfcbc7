import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { untilAnswering, type Rival } from '../file-servers';
import { freePort } from '../../support/site-process';

/** Which balancer stands before the processes. */
export const BALANCER = spawnSync('nginx', ['-v']).error ? 'a plain proxy' : 'nginx with deploy/nginx.conf';

/**
 * Passes requests on to the processes at `ports`, as `deploy/nginx.conf` does. With `isBehindCdn` this machine counts as
 * the CDN, and the lines for one are no comment.
 */
export async function startBalancer(
  ports: readonly number[],
  folder: string,
  isBehindCdn = false,
): Promise<Rival> {
  const port = await freePort();
  if (BALANCER === 'a plain proxy') {
    const file = join(import.meta.dirname, 'plain-balancer.ts');
    const child = spawn(process.execPath, [file, String(port), ...ports.map(String)], { stdio: 'inherit' });
    return untilAnswering(child, port);
  }
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfig({ port, ports, folder, isBehindCdn }));
  return untilAnswering(spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' }), port);
}

/** The file of the project, without TLS, for these ports. */
function nginxConfig({ port, ports, folder, isBehindCdn }: NginxPlace): string {
  const root = join(import.meta.dirname, '..', '..', '..');
  const own = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8');
  const site = (
    isBehindCdn
      ? own.replace(/^#(set_real_ip_from) .*;$/m, '$1 127.0.0.1;').replace(/^#(real_ip)/gm, '$1')
      : own
  )
    .replace(/server 127\.0\.0\.1:3000 max_fails=0;/, () => ports.map(toServer).join('\n'))
    // The first two blocks only lead to the third.
    .replace(/server \{\n(?:(?!\n\}).)*return 301(?:(?!\n\}).)*\n\}\n/gs, '')
    .replace(/^ +(?:listen \[|ssl_|server_name).*\n/gm, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/log/nginx/cornerpin.log', join(folder, 'access.log'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  // Started by root its workers would be someone else, who may not write to the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; worker_processes auto; pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')};
events { worker_connections 4096; }
http { ${temporary}
${site}
}
`;
}

function toServer(port: number): string {
  return `server 127.0.0.1:${port} max_fails=0;`;
}

type NginxPlace = { port: number; ports: readonly number[]; folder: string; isBehindCdn: boolean };
