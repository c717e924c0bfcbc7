import { defineSlot } from '#engine/page';
import { CheckupNotice, CheckupTrouble, CheckupWaiting } from '@/components/checkup/checkup-state';
import { checkupHeading } from '@/components/checkup/heading';
import { CheckupReport } from '@/components/checkup/report';
import { NextSteps } from '@/components/forms/next-steps';
import { Island } from '@/components/islands/island';
import { checkupReport as words } from '@/content/checkup';
import { leadReplies } from '@/content/lead-replies';
import { findCheckup, isWaiting, type Checkup } from '@/lib/checkup';
import type { FormAttempt } from '@/lib/forms';
import { routes } from '@/lib/site/routes';
import { logRefusal } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';
import { escapeHtml } from '@/lib/site/text';

type ReportVisit = {
  token: string;
  link: string;
  checkup: Checkup | null;
  isDeleted: boolean;
  /** A script asks how far it is, so the page asks by itself only when that has ended. */
  isLive: boolean;
};

/** Where the form leads: what is being read, then the report, or why there is none. Anyone with the link may read it. */
export const ReportSlot = defineSlot<ReportVisit>({
  name: 'checkup-report',
  perRequest: true,
  load: async ({ params, headers }) => {
    const site = getSite();
    const token = params.get('token') ?? '';
    const checkup = await findCheckup(token, site);
    const isDeleted = params.get('deleted') === 'yes';
    if (!checkup && token !== '') logRefusal('link_unknown', 'checkup', headers);
    const isLive = params.get('live') === 'yes';
    return { token, checkup, isDeleted, isLive, link: site.env.SITE_URL + routes.checkupReport(token) };
  },
  titleMark: ({ checkup, isDeleted }) =>
    `${escapeHtml(checkup ? checkupHeading(checkup) : isDeleted ? words.gone.deleted : words.gone.title)} `,
  askAgainAfter: ({ checkup, isLive }) =>
    isWaiting(checkup) ? (isLive ? LIVE_ASKS_AGAIN_S : ASK_AGAIN_S) : undefined,
  Part: ({ visit }) => {
    if (!visit) return null;
    const { checkup, token, link, isDeleted } = visit;
    const { gone, interrupted, actions } = words;
    if (!checkup)
      return isDeleted ? (
        <CheckupNotice title={gone.deleted} label={gone.link} />
      ) : (
        <CheckupNotice title={gone.title} text={gone.text} label={gone.link} />
      );
    if (isWaiting(checkup)) return <CheckupWaiting checkup={checkup} token={token} />;
    if (checkup.result?.kind === 'report')
      return (
        <CheckupReport checkup={checkup} result={checkup.result} token={token} link={link}>
          <ReportFormSlot token={token} />
        </CheckupReport>
      );
    if (checkup.result?.kind === 'trouble')
      return <CheckupTrouble checkup={checkup} detail={checkup.result.detail} />;
    return <CheckupNotice {...interrupted} website={checkup.host} label={actions.again} />;
  },
});

/** Emails the report to a person who asks for it: this is the lead. */
export const ReportFormSlot = defineSlot<FormAttempt, { token: string }>({
  name: 'checkup-report-form',
  Part: ({ token, visit }) => (
    <Island name="lead-form" form="checkup-report-form" attempt={visit} checkup={token}>
      <NextSteps items={leadReplies['checkup-report-form'].nextSteps} />
    </Island>
  ),
});

/** Seconds. */
const ASK_AGAIN_S = 2;
const LIVE_ASKS_AGAIN_S = 35;
