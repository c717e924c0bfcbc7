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

/** The session's secret in a `Cookie` header; null when there is none that could be one. */
export function readSessionSecret(header: string | null, isSecure: boolean): string | null {
  const prefix = `${cookieName(isSecure)}=`;
  const pair = (header ?? '')
    .split(';')
    .map(part => part.trim())
    .find(part => part.startsWith(prefix));
  const secret = pair?.slice(prefix.length) ?? '';
  return SECRET.test(secret) ? secret : null;
}

function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-session' : 'session';
}

function attributes(isSecure: boolean): string {
  return `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

const SECRET = /^[\w-]{43}$/;
const DAY_SECONDS = 24 * 60 * 60;

type NewCookie = { secret: string; isSecure: boolean; days: number };
