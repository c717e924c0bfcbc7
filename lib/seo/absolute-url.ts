import 'server-only';
import { getEnv } from '@/lib/site/site';

/** The full public address of an internal path, on the one configured host, never on the host a request named. */
export function absoluteUrl(path: string): string {
  return new URL(path, getEnv().SITE_URL).href;
}
