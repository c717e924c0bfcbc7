import { readCookie } from '@/lib/site/http/read-cookie';

/**
 * The cookie that carries a session's secret. Scripts cannot read it, other sites' posts do not send it, and over
 * https its name binds it to this host.
 */
export function sessionCookie({ secret, isSecure, days }: NewCookie): string {
  return `${cookieName(isSecure)}=${secret}; Max-Age=${days * DAY_SECONDS}; ${attributes(isSecure)}`;
}

/** Takes the session's cookie away. */
export function endedCookie(isSecure: boolean): string {
  return `${cookieName(isSecure)}=; Max-Age=0; ${attributes(isSecure)}`;
}

/** The cookie by which the sign-in knows a device that staff trust. Only forms on our own pages send it. */
export function deviceCookie({ secret, isSecure, days }: NewCookie): string {
  const settings = attributes(isSecure).replace('Lax', 'Strict');
  return `${cookieName(isSecure, DEVICE)}=${secret}; Max-Age=${days * DAY_SECONDS}; ${settings}`;
}

/** The session's secret in a `Cookie` header; null when there is none that could be one. */
export function readSessionSecret(header: string | null, isSecure: boolean): string | null {
  return readSecret(header, cookieName(isSecure));
}

/** The secret of a trusted device in a `Cookie` header. */
export function readDeviceSecret(header: string | null, isSecure: boolean): string | null {
  return readSecret(header, cookieName(isSecure, DEVICE));
}

function readSecret(header: string | null, name: string): string | null {
  const secret = readCookie(header, name) ?? '';
  return SECRET.test(secret) ? secret : null;
}

function cookieName(isSecure: boolean, name = 'session'): string {
  return isSecure ? `__Host-${name}` : name;
}

function attributes(isSecure: boolean): string {
  return `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

const DEVICE = 'desk-device';
const SECRET = /^[\w-]{43}$/;
const DAY_SECONDS = 24 * 60 * 60;

type NewCookie = { secret: string; isSecure: boolean; days: number };
