import { parseUrl } from './text';
import { toPlainSigns } from './typed-text';

/**
 * The one address that someone typed or pasted, as it can be mailed: without a name, brackets, quotes, `mailto:` or signs
 * that no one sees. Null for anything that no email can reach, so a form refuses it at its field. In the browser too.
 */
export function parseEmailAddress(typed: string): string | null {
  if (typed.length > TYPED_MAX) return null;
  const address = unwrap(toPlainSigns(typed).replaceAll('。', '.').trim());
  return isMailable(address) ? toLowerDomain(address) : null;
}

/** Whether the text is one plain address, and nothing else. Letters of any script may be in its domain. */
export function isMailable(address: string): boolean {
  if (address.length > ADDRESS_MAX || address.includes('=?')) return false;
  const at = address.lastIndexOf('@');
  const domain = toAsciiDomain(address.slice(at + 1));
  return at > 0 && domain !== null && LOCAL.test(address.slice(0, at)) && at + domain.length < ADDRESS_MAX;
}

/** A domain as mail servers know it, `xn--…` where it has letters beyond ASCII; null when it is none. */
export function toAsciiDomain(domain: string): string | null {
  if (!DOMAIN_SIGNS.test(domain)) return null;
  const ascii = ASCII.test(domain) ? domain : (parseUrl(`http://${domain}`)?.hostname ?? '');
  return ascii.length <= DOMAIN_MAX && DOMAIN.test(ascii) ? ascii : null;
}

/** Takes off what stands around an address in a mail program, a text or a link. */
function unwrap(text: string): string {
  const link = /^(.*)<\s*(?:mailto:)?([^<>]*)>[\s.,;]*$/i.exec(text);
  const address = trimSigns(link?.[2] ?? text);
  // Two addresses in one field: no one knows which is meant.
  const isOther = link?.[1]?.includes('@') && trimSigns(link[1]) !== address;
  return isOther ? '' : address;
}

function trimSigns(text: string): string {
  const inner = text.trim().replace(/^["(“”„«‹<[\s]+|["”“»›>)\],;.:!?\s]+$/g, '');
  const unquoted = /^'.*'$/.test(inner) ? inner.slice(1, -1) : inner;
  const address = unquoted.replace(/^mailto:/i, '');
  return address === unquoted ? address : address.replace(/\?.*$/, '').replace(/%40/, '@');
}

function toLowerDomain(address: string): string {
  return ASCII.test(address) ? address : address.toLowerCase();
}

/** An address with its name and what a link adds. */
const TYPED_MAX = 500;
const ADDRESS_MAX = 254;
const DOMAIN_MAX = 253;
const ASCII = /^[\u0000-\u007f]*$/;
/** Stricter than RFC 5322 on purpose: no quoting, no comment, no percent signs. */
const LOCAL = /^(?=.{1,64}$)[a-z0-9#$&'*+/=?^_~-]+(?:\.[a-z0-9#$&'*+/=?^_~-]+)*$/i;
const DOMAIN_SIGNS = /^[\p{L}\p{M}\p{N}.-]{1,253}$/u;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
