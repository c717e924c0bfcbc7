import { accountMails } from '@/content/account';
import { composeLinkMail, mailSettings, type OutgoingMail } from '@/lib/mail';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';

/** The link that confirms an email address. `secret` goes into the link and nowhere else. */
export function confirmMails({ secret, ...to }: Addressee & { secret: string }, site: Site) {
  return compose(to, { kind: 'account-confirm', words: 'confirm', path: routes.verifyEmail(secret) }, site);
}

/** The link for choosing a new password. */
export function resetMails({ secret, ...to }: Addressee & { secret: string }, site: Site) {
  return compose(to, { kind: 'account-reset', words: 'reset', path: routes.resetPassword(secret) }, site);
}

/** To the owner of an address that someone signed up with again. */
export function existsMails(to: Addressee, site: Site) {
  return compose(to, { kind: 'account-exists', words: 'exists', path: routes.signIn() }, site);
}

/** To the owner of an account that many wrong passwords were tried on. */
export function attackedMails(to: Addressee, site: Site) {
  return compose(to, { kind: 'account-attacked', words: 'attacked', path: routes.forgotPassword() }, site);
}

/** To one of the two addresses of a change. */
export function moveMails(
  { side, secret, ...to }: Addressee & { secret: string; side: 'old' | 'new' },
  site: Site,
) {
  const words = side === 'old' ? 'moveFrom' : 'moveTo';
  return compose(to, { kind: 'account-move', words, path: routes.verifyEmail(secret) }, site);
}

export function passwordChangedMails(to: Addressee, site: Site) {
  const path = routes.forgotPassword();
  return compose(to, { kind: 'account-password', words: 'passwordChanged', path }, site);
}

export function passkeyAddedMails(to: Addressee, site: Site) {
  return compose(to, { kind: 'account-passkey', words: 'passkeyAdded', path: routes.account() }, site);
}

/** None to an address that no email can reach. */
function compose(
  { email, accountId }: Addressee,
  { kind, words, path }: { kind: `account-${Kind}`; words: keyof typeof accountMails; path: string },
  site: Site,
): Promise<OutgoingMail[]> {
  return composeLinkMail(email, {
    settings: mailSettings(site.env),
    kind,
    words: accountMails[words],
    key: site.newId(),
    subjectId: accountId,
    href: `${site.env.SITE_URL}${path}`,
  });
}

type Kind = 'confirm' | 'reset' | 'exists' | 'attacked' | 'move' | 'password' | 'passkey';
type Addressee = { email: string; accountId: string };
