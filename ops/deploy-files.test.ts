import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import { z } from 'zod';

// What keeps a broken site from its own code, from its settings and from the backups. Nothing here starts a container or
// a unit: these are the promises of docs/security.md, as the files make them.
const deploy = join(import.meta.dirname, '..', 'deploy');
const service = z.object({
  image: z.string(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  volumes: z.array(z.string()),
  logging: z.object({ driver: z.string() }).optional(),
  ports: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.unknown()).default({}),
});
const compose = z
  .object({ services: z.record(z.string(), service) })
  .parse(matter(`---\n${read('compose.yaml')}\n---\n`).data);

test.each(Object.entries(compose.services))(
  'compose: %s runs on a read-only file system, without rights and with no way to gain any',
  (_name, { read_only: isReadOnly, cap_drop: dropped, security_opt: options }) => {
    expect({ isReadOnly, dropped, options }).toEqual({
      isReadOnly: true,
      dropped: ['ALL'],
      options: ['no-new-privileges:true'],
    });
  },
);

test('compose: only Caddy has a capability, the one for ports 80 and 443', () => {
  const capable = Object.entries(compose.services).filter(([, { cap_add: added }]) => added.length > 0);
  expect(capable.map(([name, { cap_add: added }]) => [name, added])).toEqual([
    ['caddy', ['NET_BIND_SERVICE']],
  ]);
});

test('compose: no service can fill the disk with its log', () => {
  expect(Object.values(compose.services).map(({ logging }) => logging?.driver)).toEqual(
    Object.keys(compose.services).map(() => 'local'),
  );
});

test('compose: only the backup sees the backups', () => {
  const seeing = Object.entries(compose.services).filter(([, { volumes }]) =>
    volumes.some(volume => volume.endsWith(':/backups')),
  );
  expect(seeing.map(([name]) => name)).toEqual(['backup']);
});

test('every image from elsewhere is named by a digest, and nothing starts without one', () => {
  const images = Object.values(compose.services).map(({ image }) => image);
  const foreign = images.filter(image => image !== 'cornerpin-site');
  expect(foreign).toHaveLength(2);
  for (const image of foreign) expect(image).toMatch(/^[a-z]+:[\w-]+@\$\{[A-Z]+_DIGEST:\?[^}]+\}$/);
  const dockerfile = read('Dockerfile');
  // The builder itself is an image, too, where a first line names one.
  expect(dockerfile).not.toMatch(/^# *syntax=/m);
  const bases = Array.from(dockerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm), ([, base = '', stage = '']) => ({
    base,
    stage,
  }));
  const stages = new Set(bases.map(({ stage }) => stage));
  for (const { base } of bases.filter(one => !stages.has(one.base)))
    expect(base).toMatch(/^node:[\w-]+@\$\{NODE_DIGEST\}$/);
  // Every builder repeats it beside its "invalid reference format". Not `${…:?…}`, which Buildah and Podman refuse.
  expect(dockerfile).toMatch(/^ARG NODE_DIGEST=is-missing,see-docs\/operations\.md$/m);
  expect(dockerfile).not.toMatch(/\$\{\w+:[^-+]/);
  expect(read('compose.yaml')).toMatch(/NODE_DIGEST: \$\{NODE_DIGEST:\?/);
});

test('compose: Caddy is the only way in, its certificates outlive it, and metrics are not published', () => {
  const published = Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0);
  expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
    ['caddy', ['80:80', '443:443', '443:443/udp']],
  ]);
  expect(compose.services['caddy']?.volumes).toContain('caddy-data:/data');
  expect(read('compose.yaml')).toMatch(/replicas: \$\{SITE_PROCESSES:-\d\}/);
  expect(read('nginx.conf') + read('Caddyfile')).not.toContain('9464');
});

test('compose: Caddy gets the file of this folder, for every container of the site', () => {
  expect(compose.services['caddy']).toMatchObject({
    environment: { SITE_UPSTREAM: 'site:3000' },
    volumes: expect.arrayContaining(['./Caddyfile:/etc/caddy/Caddyfile:ro']),
  });
  expect(read('Caddyfile')).toContain('reverse_proxy {$SITE_UPSTREAM:127.0.0.1:3000} {');
});

test('systemd: the site can write its data folder alone, and cannot see the backups', () => {
  const site = readUnit('cornerpin.service');
  expect(site).toMatchObject({
    ProtectSystem: ['strict'],
    StateDirectory: ['cornerpin'],
    InaccessiblePaths: ['-/var/backups/cornerpin -/srv/cornerpin/.git'],
    NoNewPrivileges: ['yes'],
    CapabilityBoundingSet: [''],
  });
  expect(site).not.toHaveProperty('ReadWritePaths');
});

test('systemd: the backup has a group that the site has not, and can write no code', () => {
  const [site, backup] = [readUnit('cornerpin.service'), readUnit('cornerpin-backup.service')];
  expect(backup['User']).toEqual(site['User']);
  expect(backup['Group']).not.toEqual(site['Group']);
  expect(backup).toMatchObject({
    ProtectSystem: ['strict'],
    ReadWritePaths: ['-/var/lib/cornerpin -/var/backups/cornerpin'],
    Environment: ['APP_MODE=production'],
  });
});

function read(name: string): string {
  return readFileSync(join(deploy, name), 'utf8');
}

function readUnit(name: string): Record<string, string[]> {
  const unit: Record<string, string[]> = {};
  for (const [, key = '', value = ''] of read(name).matchAll(/^(\w+)=(.*)$/gm))
    unit[key] = [...(unit[key] ?? []), value];
  return unit;
}
