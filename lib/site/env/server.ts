import 'server-only';
import { parseEnv, type Env, type SiteSecretName } from './parse-env';
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The settings of this process, parsed once. Throws with every problem named when they are not usable. */
export function getEnv(): Env {
  if (cached) return cached;
  const parsed = parseEnv(process.env);
  if (parsed.kind === 'invalid') throw new EnvError(parsed.problems);
  cached = parsed.env;
  return cached;
}

/** A secret for one purpose. Not part of `getEnv`: a build reads settings, and must not make secrets. */
export function getSecret(name: SiteSecretName): string {
  const secret = secrets.get(name) ?? findOrMakeSecret(name, getEnv());
  secrets.set(name, secret);
  return secret;
}

class EnvError extends Error {
  override name = 'EnvError';
  constructor(problems: string[]) {
    super(`The settings are not usable:\n- ${problems.join('\n- ')}`);
  }
}

let cached: Env | undefined;
const secrets = new Map<SiteSecretName, string>();

/**
 * The secret that is set or, in development, one that is made once and kept in the data folder for its owner alone.
 * Throws in production when it is not set: parseEnv refuses to start before that.
 */
export function findOrMakeSecret(name: SiteSecretName, env: SecretSource): string {
  const set = env[name];
  if (set !== null) return set;
  if (env.isProduction) throw new Error(`${name} is missing.`);
  const dir = join(env.DATA_DIR, 'secrets');
  const file = join(dir, name);
  return readSecret(file) ?? makeSecret(dir, file);
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Written under another name first and linked: of processes that start together, one wins and all read the same. */
function makeSecret(dir: string, file: string): string {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

type SecretSource = Pick<Env, SiteSecretName | 'DATA_DIR' | 'isProduction'>;
