/**
 * Tries the image that image.ts has built, in a network, mounts and processes of its own: on a tree that nobody can write,
 * as the image's user, on PostgreSQL and behind Caddy with deploy/Caddyfile. PayPal's sandbox and the email service are
 * this process's simulators. Prints a line for each thing that was seen, and ends with 1 at the first that is wrong.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { Client } from 'pg';
import { startMailSimulator } from '../../simulators/mail/start.ts';
import { startPayPalSimulator } from '../../simulators/paypal/start.ts';
import { findPostgres } from '../system-packages.mjs';
import { checkImage } from './checks.ts';
import type { Image } from './image.ts';
import { composeSettings, MAIL_HOST, PASSWORD, PAYPAL_HOST, SITE_ENV, SITE_URL } from './settings.ts';

const { folder, settings, work }: Image & { work: string } = JSON.parse(process.argv[2] ?? '');
const deploy = resolve(import.meta.dirname, '..', '..', 'deploy');
const site = join(work, 'site');
const caddyHome = join(work, 'caddy');
const rootCertificate = join(caddyHome, 'caddy', 'pki', 'authorities', 'local', 'root.crt');
let printed = '';

/** All names are this machine's, as compose's are those of its network. */
function nameThisMachine(): void {
  run('ip', ['link', 'set', 'lo', 'up']);
  const names = [
    'localhost',
    'site',
    'postgres',
    'your-site.com',
    new URL(SITE_URL).host,
    PAYPAL_HOST,
    MAIL_HOST,
  ];
  writeFileSync(join(work, 'hosts'), `127.0.0.1 ${names.join(' ')}\n`);
  run('mount', ['--bind', join(work, 'hosts'), '/etc/hosts']);
}

/** As the service in deploy/compose.yaml, with the server of this machine. */
async function startPostgres(): Promise<void> {
  const data = join(work, 'postgres');
  const bin = findPostgres() ?? '';
  const password = join(work, 'password');
  mkdirSync(data);
  writeFileSync(password, PASSWORD);
  run('chmod', ['755', work]);
  run('chown', ['postgres', data, password]);
  const asServer = (program: string, args: string[]) =>
    run('runuser', ['-u', 'postgres', '--', join(bin, program), ...args]);
  asServer('initdb', [
    '-D',
    data,
    '-U',
    'site',
    '-A',
    'scram-sha-256',
    `--pwfile=${password}`,
    '--data-checksums',
  ]);
  asServer('pg_ctl', [
    '-D',
    data,
    '-w',
    '-l',
    join(data, 'log'),
    '-o',
    `-c listen_addresses=127.0.0.1 -c unix_socket_directories=${data}`,
    'start',
  ]);
  const client = new Client({ host: '127.0.0.1', user: 'site', password: PASSWORD, database: 'postgres' });
  await client.connect();
  await client.query('create database site');
  await client.end();
}

/** With deploy/Caddyfile, but for its certificates: those come from itself. `others`: hosts and what they lead to. */
function startCaddy(others: [host: string, origin: string][]): void {
  const own = readFileSync(join(deploy, 'Caddyfile'), 'utf8');
  const blocks = others.map(
    ([host, origin]) =>
      `${host} {\n\treverse_proxy ${origin} {\n\t\theader_up Host {upstream_hostport}\n\t}\n}\n`,
  );
  const file = join(work, 'Caddyfile');
  writeFileSync(
    file,
    [own.replace(/^\{\n/m, '{\n\tlocal_certs\n\tskip_install_trust\n'), ...blocks].join('\n'),
  );
  const env = {
    ...process.env,
    ...composeSettings('caddy'),
    XDG_DATA_HOME: caddyHome,
    XDG_CONFIG_HOME: caddyHome,
  };
  follow(spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env }));
}

/** The files of the image, which nobody can write, with the folders that deploy/compose.yaml has written. */
function mountSite(certificate: string): void {
  mkdirSync(site);
  run('mount', ['--bind', folder, site]);
  for (const name of ['data', 'backups']) {
    mkdirSync(join(work, name));
    run('chown', ['1000:1000', join(work, name)]);
    run('chmod', ['700', join(work, name)]);
    run('mount', ['--bind', join(work, name), join(site, name)]);
  }
  run('mount', ['-t', 'tmpfs', '-o', 'mode=1777', 'tmpfs', join(site, 'tmp')]);
  run('mount', ['-t', 'proc', 'proc', join(site, 'proc')]);
  run('mount', ['--bind', '/dev', join(site, 'dev')]);
  // Docker makes one, too, where an image has none.
  const hosts = join(site, 'etc', 'hosts');
  writeFileSync(hosts, '');
  run('mount', ['--bind', join(work, 'hosts'), hosts]);
  run('mount', ['-o', 'remount,bind,ro', site]);
  writeFileSync(join(site, 'tmp', 'root.crt'), certificate);
}

/** Starts a command as the image's user, without rights and with no way to gain any, with the settings of compose. */
function runInside(command: string[]): ChildProcess {
  const { User, WorkingDir, Env } = settings;
  const env = { ...SITE_ENV, ...composeSettings('site'), NODE_EXTRA_CA_CERTS: '/tmp/root.crt' };
  const given = Object.entries(env).map(pair => pair.join('='));
  const bare = [
    `--reuid=${User}`,
    `--regid=${User}`,
    '--init-groups',
    '--no-new-privs',
    '--inh-caps=-all',
    '--bounding-set=-all',
  ];
  const inside = ['setpriv', ...bare, 'env', '-i', '-C', WorkingDir, ...Env, ...given, ...command];
  return follow(spawn('chroot', [site, ...inside]));
}

/** What the command prints. Throws when it fails. */
async function readInside(command: string[], input = ''): Promise<string> {
  const child = runInside(command);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin?.end(input);
  const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  const [code] = await once(child, 'close');
  clearTimeout(limit);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}`);
  return output;
}

function follow(child: ChildProcess): ChildProcess {
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return child;
}

function run(program: string, args: string[], env: Record<string, string> = {}): void {
  execFileSync(program, args, {
    env: { ...process.env, ...env },
    timeout: LIMIT_MS,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** What `look` gives once it gives something and does not throw. */
async function until<T>(what: string, look: () => T | Promise<T>): Promise<NonNullable<Awaited<T>>> {
  const end = Date.now() + LIMIT_MS;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const seen = await look();
      if (seen) return seen;
    } catch (error) {
      last = error;
    }
    await new Promise(done => setTimeout(done, LOOK_EACH_MS));
  }
  throw new Error(`Waited in vain for ${what}`, { cause: last });
}

/** As long as the site itself gives the pages of a release (lib/publishing/follow.ts). */
const LIMIT_MS = 600_000;
const LOOK_EACH_MS = 50;
const PRINTED_MAX = 6_000;

try {
  nameThisMachine();
  await startPostgres();
  const paypal = await startPayPalSimulator({
    port: 0,
    clientId: SITE_ENV.PAYPAL_CLIENT_ID,
    clientSecret: SITE_ENV.PAYPAL_CLIENT_SECRET,
    siteOrigin: SITE_URL,
    webhookId: SITE_ENV.PAYPAL_WEBHOOK_ID,
    webhookUrl: null,
    publicOrigin: 'https://www.sandbox.paypal.com',
  });
  const mail = await startMailSimulator({
    port: 0,
    apiKey: SITE_ENV.RESEND_API_KEY,
    webhookUrl: null,
    webhookSecret: SITE_ENV.RESEND_WEBHOOK_SECRET,
  });
  startCaddy([
    [PAYPAL_HOST, paypal.origin],
    [MAIL_HOST, mail.origin],
  ]);
  const certificate = await until('Caddy’s certificates', () => readFileSync(rootCertificate, 'utf8'));
  setDefaultCACertificates([certificate]);
  mountSite(certificate);
  const startedAt = Date.now();
  const container = runInside(settings.Cmd);
  await checkImage({
    startedAt,
    container,
    paypal,
    mail,
    run: readInside,
    printed: () => printed,
    health: settings.Healthcheck.Test.slice(1),
    backups: join(site, 'backups'),
    until,
  });
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.stack : error);
  console.error(printed.slice(-PRINTED_MAX));
  process.exit(1);
}
