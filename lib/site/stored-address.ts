import { domainToUnicode } from 'node:url';
import { parseEmailAddress, toAsciiDomain } from './email-address';

/** An address as people read it: with the letters of its domain, however it came (`xn--…` from a browser). */
export function toReadableAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  const readable = /(?:^|\.)xn--/i.test(domain) ? domainToUnicode(domain) || domain : domain;
  // One that reads as another domain than it is stays as it came.
  const isSame = readable === domain || toAsciiDomain(readable) === domain.toLowerCase();
  return address.slice(0, at) + (isSame ? readable : domain);
}

/**
 * An address as rows keep it. ASCII's capitals every database folds when it compares; SQLite folds no others, so those
 * are folded before.
 */
export function toStoredAddress(address: string): string {
  const readable = toReadableAddress(address);
  return ASCII_ONLY.test(readable) ? readable : readable.toLowerCase();
}

/** An address from outside, as rows are searched for it: in lower case, whether it can be mailed or not. */
export function toAddressKey(address: string): string {
  return parseStoredAddress(address) ?? toStoredAddress(address.trim()).toLowerCase();
}

/** What someone typed, as rows keep it in lower case to find it again; null for what no email can reach. */
export function parseStoredAddress(typed: string): string | null {
  const address = parseEmailAddress(typed);
  return address === null ? null : toStoredAddress(address).toLowerCase();
}

/** An address of ours, or `Name <address>`, as mail servers take it: in ASCII. */
export function toWireAddress(address: string): string {
  const [, start = '', domain = '', end = ''] = /^(.*@)([^@>]+)(>?)$/.exec(address) ?? [];
  return start + (toAsciiDomain(domain) ?? domain) + end || address;
}

const ASCII_ONLY = /^[\u0000-\u007f]*$/;
