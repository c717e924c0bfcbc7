import { accountFigures } from '@/content/account';
import { deskFigures } from '@/content/desk';
import { readCookie } from '@/lib/site/http/request';
import type { Site } from '@/lib/site/site';
import type { Account } from './accounts.sql';
import { findSession, type Session } from './sessions';

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

/** A browser as its owner would name it, such as `Firefox on Windows`; null when its `User-Agent` says nothing known. */
export function nameBrowser(userAgent: string | null): string | null {
  const browser = nameIn(userAgent, BROWSERS);
  const system = nameIn(userAgent, SYSTEMS);
  return [browser, system].filter(Boolean).join(' on ') || null;
}

function nameIn(userAgent: string | null, names: readonly (readonly [RegExp, string])[]): string | null {
  return names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
}

/** Others claim to be Chrome and Safari, so they come first. */
const BROWSERS = [
  [/\bEdg/, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

/** Android says Linux too, and an iPhone says Mac OS X. */
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** A signed-in browser's session and account. */
export type Visitor = { account: Account; session: Session };

/** Who is signed in, by a request's `Cookie` header; null for everyone else. */
export async function findVisitor(
  cookies: string | null,
  site: Pick<Site, 'db' | 'now' | 'env'>,
): Promise<Visitor | null> {
  const secret = readSessionSecret(cookies, site.env.SITE_URL);
  return secret === null ? null : findSession(secret, site);
}

/** False for staff who have not entered the code of their second factor yet: the password alone opens nothing. */
export function isFullySignedIn({ account, session }: Visitor): boolean {
  return account.role !== 'staff' || session.factorAt !== null;
}
