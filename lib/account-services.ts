import 'server-only';
import { fillPage } from '#engine';
import { accountFigures, accountMails, accountTexts, passwordForms } from '@/content/account';
import { deskFigures, factorTexts } from '@/content/desk';
import { site } from '@/content/site';
import { scryptPasswords } from '@/lib/accounts/adapters/scrypt-passwords';
import { sqlAccountStore } from '@/lib/accounts/adapters/sql-account-store';
import { sqlAttemptStore } from '@/lib/accounts/adapters/sql-attempt-store';
import { sqlCustomerRecords } from '@/lib/accounts/adapters/sql-customer-records';
import { sqlSessionStore } from '@/lib/accounts/adapters/sql-session-store';
import { accountFactor } from '@/lib/desk/account-factor';
import { signInNotes } from '@/lib/desk/sign-in-notes';
import { newSecret } from '@/lib/accounts/secrets';
import type { AccountServices } from '@/lib/accounts/services-type';
import type { Env } from '@/lib/site/env/parse-env';
import { getSecret } from '@/lib/site/env/server';
import { bindFactors } from '@/lib/factor-services';
import { systemClock } from '@/lib/site/clock';
import { newId } from '@/lib/site/ids';
import { DAY_MS, HOUR_MS } from '@/lib/site/time';
import { log, logError } from '@/lib/site/log';
import type { QueueMails } from '@/lib/mail/queue';
import { createAccountMails } from '@/lib/mail/render-account-mails';
import type { MailSettings } from '@/lib/mail/templates/mail-settings';
import { noteErasure, siteRegister } from '@/lib/people';
import { countFailedPost } from '@/lib/site/security/failed-posts';
import { getSite, thenDeliver } from '@/lib/site/site';

/** The accounts' part of the composition root. */
export function bindAccountServices({ env, mail, queue }: AccountParts): AccountServices {
  const { db, noteSecurity, passwordWork } = getSite();
  const secret = getSecret('LIMITS_SECRET');
  const store = sqlAccountStore({ db, queue });
  const factors = bindFactors(env);
  const posts = { perMinute: env.LEADS_PER_MINUTE, perHour: env.LEADS_PER_HOUR, secret };
  const { sessionIdleDays, signInsPerMinute, signInsPerHour, ...figures } = accountFigures;
  return {
    accounts: {
      ...store,
      create: entry => thenDeliver(store.create(entry), getSite()),
      issueLink: entry => thenDeliver(store.issueLink(entry), getSite()),
      setPassword: change => thenDeliver(store.setPassword(change), getSite()),
      startEmailChange: change => thenDeliver(store.startEmailChange(change), getSite()),
      putMails: (mails, now) => thenDeliver(store.putMails(mails, now), getSite()),
    },
    sessions: sqlSessionStore(db),
    records: sqlCustomerRecords(db),
    attempts: sqlAttemptStore({
      db,
      requests: posts,
      failures: figures.failures,
      ceiling: figures.ceiling,
      aboveCeiling: figures.aboveCeiling,
      signIns: { perMinute: signInsPerMinute, perHour: signInsPerHour, secret },
    }),
    passwords: scryptPasswords(undefined, passwordWork),
    mails: createAccountMails({ settings: mail, words: accountMails }),
    noteDeletion: address =>
      noteErasure({ kind: 'account', address, at: Date.now() }, siteRegister(getSite())),
    noteSignIn: signInNotes({ log, noteSecurity, ...factors }),
    noteSecurity,
    confirmFactor: accountFactor({ ...factors, texts: factorTexts }),
    clock: systemClock,
    newId,
    newSecret,
    limits: {
      ...figures,
      sessions: {
        customer: { lifeMs: figures.sessionDays * DAY_MS, idleMs: sessionIdleDays * DAY_MS },
        staff: {
          lifeMs: deskFigures.session.hours * HOUR_MS,
          idleMs: deskFigures.session.idleHours * HOUR_MS,
        },
      },
    },
    ownWords: [site.name, `${site.name} website`, new URL(env.SITE_URL).hostname],
    forms: passwordForms,
    texts: accountTexts,
    siteOrigin: env.SITE_URL,
    isSecure: env.SITE_URL.startsWith('https:'),
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    fillPage,
    countFailedPost: address => countFailedPost(address, getSite()),
    report: logError,
  };
}

type AccountParts = { env: Env; mail: MailSettings; queue: QueueMails };
