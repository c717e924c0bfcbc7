/**
 * Adds to package-lock.json the optional platform packages that the registry in use did not carry when the lock was
 * written, and asks the registry for the hash of each package without one. `npm install` leaves such packages out in
 * silence, and `npm ci` then refuses the file ("Missing: ... from lock file"). Run after every change of dependencies:
 * `node ops/cli.mjs lockfile`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = [];

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isResolvable(path, name)) continue;
    lock.packages[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) };
    added.push(`${name}@${version}`);
  }
}

const unhashed = Object.entries(lock.packages).filter(([path, entry]) => path !== '' && !entry.integrity);
const hashed = unhashed.filter(([path, entry]) => {
  const integrity = findHash(entry.name ?? path.split('node_modules/').at(-1), entry.version);
  if (integrity) entry.integrity = integrity;
  return integrity !== null;
});

const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(sorted);
if (added.length > 0 || hashed.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added ${added.length}: ${added.join(', ')}` : 'Nothing was missing.');
if (unhashed.length > 0) console.log(`Found the hash of ${hashed.length} of ${unhashed.length} without one.`);
// The lock's test refuses a package without a hash.
process.exitCode = hashed.length === unhashed.length ? 0 : 1;

/** What the registry says of one version, or null. */
function findHash(name, version) {
  const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' });
  return /^sha512-\S+$/.exec(stdout.trim())?.[0] ?? null;
}

/** Looks where Node would: beside the package, then in each folder above it. */
function isResolvable(from, name) {
  const parts = from === '' ? [] : from.split('/node_modules/');
  for (let depth = parts.length; depth >= 0; depth--) {
    const base = parts.slice(0, depth).join('/node_modules/');
    if (lock.packages[base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`]) return true;
  }
  return false;
}

function platformOf(name) {
  const os = ['darwin', 'win32', 'linux', 'freebsd', 'openbsd', 'netbsd', 'android', 'sunos', 'aix'].find(
    id => name.includes(id),
  );
  const cpu = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el'].find(id =>
    name.includes(id),
  );
  return { ...(os ? { os: [os] } : {}), ...(cpu ? { cpu: [cpu] } : {}) };
}
