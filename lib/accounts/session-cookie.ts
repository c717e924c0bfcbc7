import { accountFigures } from '@/content/account';
import { deskFigures } from '@/content/desk';
import { readCookie } from '@/lib/site/http/request';

/**
 * The cookie that carries a session's secret. Scripts cannot read it, other sites' posts do not send it, and over
 * https its name binds it to this host.
 */
export function sessionCookie(secret: string, siteUrl: string): string {
  return `${cookieName(SESSION, siteUrl)}=${secret}; Max-Age=${accountFigures.sessionDays * DAY_SECONDS}; ${attributes(siteUrl)}`;
}

export function endedCookie(siteUrl: string): string {
  return `${cookieName(SESSION, siteUrl)}=; Max-Age=0; ${attributes(siteUrl)}`;
}

/** The cookie of a device that staff trust. Only forms on our own pages send it. */
export function deviceCookie(secret: string, siteUrl: string): string {
  const settings = attributes(siteUrl).replace('Lax', 'Strict');
  return `${cookieName(DEVICE, siteUrl)}=${secret}; Max-Age=${deskFigures.factor.trustedDays * DAY_SECONDS}; ${settings}`;
}

/** The session's secret in a `Cookie` header; null when there is none that could be one. */
export function readSessionSecret(header: string | null, siteUrl: string): string | null {
  return readSecret(header, cookieName(SESSION, siteUrl));
}

/** The secret of a trusted device in a `Cookie` header. */
export function readDeviceSecret(header: string | null, siteUrl: string): string | null {
  return readSecret(header, cookieName(DEVICE, siteUrl));
}

function readSecret(header: string | null, name: string): string | null {
  const secret = readCookie(header, name) ?? '';
  return SECRET.test(secret) ? secret : null;
}

function cookieName(name: string, siteUrl: string): string {
  return isSecure(siteUrl) ? `__Host-${name}` : name;
}

function attributes(siteUrl: string): string {
  return `Path=/; HttpOnly; SameSite=Lax${isSecure(siteUrl) ? '; Secure' : ''}`;
}

function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith('https:');
}

const SESSION = 'session';
const DEVICE = 'desk-device';
const SECRET = /^[\w-]{43}$/;
const DAY_SECONDS = 24 * 60 * 60;
