import { routes } from '@/lib/site/routes';
import { composeLinkMail, type LinkMailWords } from './compose-mail';
import type { MailKindAbout } from './mail-kinds';
import type { MailSettings } from './templates/mail-settings';

/** The emails about an account. `secret` goes into the link and nowhere else. An address that cannot be reached gets none. */
export function createAccountMails({ settings, words }: AccountMailsDeps) {
  const render = ({ email, accountId, mailId }: AccountMailTo, { path, ...mail }: AccountMailPlan) =>
    composeLinkMail(email, {
      ...mail,
      settings,
      key: mailId,
      subjectId: accountId,
      href: `${settings.siteUrl}${path}`,
    });
  return {
    confirm: (to: AccountMailTo & { secret: string }) =>
      render(to, { kind: 'account-confirm', words: words.confirm, path: routes.verifyEmail(to.secret) }),
    reset: (to: AccountMailTo & { secret: string }) =>
      render(to, { kind: 'account-reset', words: words.reset, path: routes.resetPassword(to.secret) }),
    /** To the owner of an address that someone signed up with again. */
    exists: (to: AccountMailTo) =>
      render(to, { kind: 'account-exists', words: words.exists, path: routes.signIn() }),
    /** To the owner of an account that many wrong passwords were tried on. */
    attacked: (to: AccountMailTo) =>
      render(to, { kind: 'account-attacked', words: words.attacked, path: routes.forgotPassword() }),
    /** To one of the two addresses of a change. */
    move: ({ side, secret, ...to }: AccountMailTo & { secret: string; side: 'old' | 'new' }) =>
      render(to, {
        kind: 'account-move',
        words: side === 'old' ? words.moveFrom : words.moveTo,
        path: routes.verifyEmail(secret),
      }),
    passwordChanged: (to: AccountMailTo) =>
      render(to, {
        kind: 'account-password',
        words: words.passwordChanged,
        path: routes.forgotPassword(),
      }),
  };
}

/** What `lib/accounts` renders its emails with. */
export type AccountMails = ReturnType<typeof createAccountMails>;

/** `mailId` makes the email's key unique. */
type AccountMailTo = { email: string; accountId: string; mailId: string };

type AccountMailPlan = { kind: MailKindAbout<'account'>; words: LinkMailWords; path: string };

type AccountMailsDeps = {
  settings: MailSettings;
  words: Record<
    'confirm' | 'reset' | 'exists' | 'passwordChanged' | 'attacked' | 'moveFrom' | 'moveTo',
    LinkMailWords
  >;
};
