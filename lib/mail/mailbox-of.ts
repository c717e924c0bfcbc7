import { domainToASCII } from 'node:url';

/**
 * One name for a mailbox, however its address is written: in lower case, without a `+tag`, without the dots that the
 * provider ignores, under the provider's main domain. For counting only: an email goes to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const text = address.trim().normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  const typedDomain = text.slice(at + 1).replace(/\.+$/, '');
  const domain = domainToASCII(typedDomain) || typedDomain;
  const provider = PROVIDERS.get(domain);
  const typedName = at === -1 ? '' : text.slice(0, at);
  const untagged = withoutTag(typedName) || typedName;
  const name = (provider && untagged.replaceAll(provider.ignored, '')) || untagged;
  return `${name}@${provider?.domain ?? domain}`;
}

function withoutTag(name: string): string {
  return name.split('+', 1).join('');
}

const GOOGLE = { domain: 'gmail.com', ignored: /\./g };
const PROTON = { domain: 'proton.me', ignored: /[._-]/g };

/** Providers that deliver several spellings to one mailbox, by domain. */
const PROVIDERS: ReadonlyMap<string, { domain: string; ignored: RegExp }> = new Map([
  ['gmail.com', GOOGLE],
  ['googlemail.com', GOOGLE],
  ['proton.me', PROTON],
  ['protonmail.com', PROTON],
  ['pm.me', PROTON],
]);
