import 'server-only';
import { findOrMakeSecret } from './make-secret';
import { parseEnv, type Env } from './parse-env';
import type { SiteSecretName } from './secret-settings';

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
