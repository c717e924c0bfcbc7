import 'server-only';
import { parseEnv, type Env } from './parse-env';

/** The settings of this process, parsed once. Throws with every problem named when they are not usable. */
export function getEnv(): Env {
  if (cached) return cached;
  const parsed = parseEnv(process.env);
  if (parsed.kind === 'invalid') throw new EnvError(parsed.problems);
  cached = parsed.env;
  return cached;
}

export class EnvError extends Error {
  override name = 'EnvError';
  constructor(problems: string[]) {
    super(`The settings are not usable:\n- ${problems.join('\n- ')}`);
  }
}

let cached: Env | undefined;
