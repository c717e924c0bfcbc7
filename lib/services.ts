import 'server-only';
import { bindAccountServices } from '@/lib/account-services';
import type { AccountServices } from '@/lib/accounts/services-type';
import { bindDeskServices } from '@/lib/desk-services';
import type { DeskServices } from '@/lib/desk/services-type';
import { getEnv } from '@/lib/site/env/server';
import { answeredMails, leadMails } from '@/lib/leads';
import { getMailQueue } from '@/lib/mail-services';
import { mailSettings } from '@/lib/mail';
import { getSite } from '@/lib/site/site';

/**
 * The composition root: the only place that reads settings, picks adapters and hands them to the use-cases.
 * Everything is made on first use, so building the site opens no database and needs no settings.
 */
export function getAccountServices(): AccountServices {
  const env = getEnv();
  accountServices ??= bindAccountServices({ env, mail: mailSettings(env), queue: getMailQueue() });
  return accountServices;
}

let accountServices: AccountServices | undefined;

export function getDeskServices(): DeskServices {
  const env = getEnv();
  deskServices ??= bindDeskServices({
    env,
    mail: mailSettings(env),
    queue: getMailQueue(),
    accounts: getAccountServices(),
    renderLeadMails: lead => leadMails(lead, getSite()),
    renderAnswerMails: lead => answeredMails(lead, getSite()),
  });
  return deskServices;
}

let deskServices: DeskServices | undefined;
