import { routes } from '@/lib/routes';
import { composeLinkMail } from './compose-mail';
import type { OutgoingMail } from './outgoing-mail';
import type { AccountMailWords } from './templates/account-mail';
import type { MailSettings } from './templates/mail-settings';

/** The mails about an account, by what they are for. An address that no mail can reach gets none. */
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
    exists: (to: AccountMailTo) =>
      render(to, { kind: 'account-exists', words: words.exists, path: routes.signIn() }),
    attacked: (to: AccountMailTo) =>
      render(to, { kind: 'account-attacked', words: words.attacked, path: routes.forgotPassword() }),
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

type AccountMailKind = Extract<OutgoingMail['kind'], `account-${string}`>;

type AccountMailTo = { email: string; accountId: string; mailId: string };

type AccountMailPlan = { kind: AccountMailKind; words: AccountMailWords; path: string };

type AccountMailsDeps = {
  settings: MailSettings;
  words: Record<
    'confirm' | 'reset' | 'exists' | 'passwordChanged' | 'attacked' | 'moveFrom' | 'moveTo',
    AccountMailWords
  >;
};
