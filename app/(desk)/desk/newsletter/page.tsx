import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { SignUpMark } from '@/app/(desk)/desk/leads/parts';
import {
  IssueEditor,
  IssueMark,
  IssuePreview,
  IssueProgress,
  IssueSteps,
  IssueTable,
  sayIssueProgress,
} from '@/app/(desk)/desk/newsletter/parts';
import { sayEndReason } from '@/app/(desk)/desk/person/parts';
import { ExportForm, isExportRefused } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, Moment } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import type { Staff } from '@/app/(desk)/desk/visitor';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { deskFigures } from '@/content/desk';
import { isConfirmed } from '@/lib/accounts/factor';
import { ALL_LEADS } from '@/lib/leads/filter';
import { listLeads } from '@/lib/leads/leads.sql';
import type { Issue, IssueCounts } from '@/lib/newsletter';
import { countIssueMails, findIssue, listIssues } from '@/lib/newsletter/issues';
import {
  countReaders,
  findReaders,
  listEndedSubscriptions,
  NEWSLETTER_FORM,
} from '@/lib/newsletter/newsletter';
import { isId } from '@/lib/site/ids';
import { toParams } from '@/lib/site/list-filter';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

/** While an issue goes out, the title of its tab says how far it has come. */
export async function generateMetadata({ searchParams }: NewsletterPageProps): Promise<Metadata> {
  const site = getSite();
  const id = toParams(await searchParams).get('issue');
  const issue = id === null ? null : await findIssue(id, site);
  if (issue === null || issue.state === 'draft') return deskMetadata('Newsletter');
  const counts = await countIssueMails(issue.id, site.db);
  if (issue.state === 'sent' && counts.queued === 0) return deskMetadata('Newsletter');
  return deskMetadata(sayIssueProgress(counts, await countTotal(issue.state, counts)));
}

/** How many an issue goes to: while it is still put into the outbox, everyone who gets the newsletter now. */
async function countTotal(state: 'sending' | 'sent', counts: IssueCounts): Promise<number> {
  const found = counts.queued + counts.sent + counts.bounced + counts.failed;
  return state === 'sent' ? found : Math.max(found, await countReaders(getSite().db));
}

/** What was sent, who gets the newsletter, who signed up last, and who no longer gets it; or one issue. */
export default async function NewsletterPage({ searchParams }: NewsletterPageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const id = toParams(await searchParams).get('issue');
  if (id !== null) return <IssuePage staff={staff} id={id} />;
  const count = await countReaders(site.db);
  return (
    <DeskPage
      staff={staff}
      current="newsletter"
      title="Newsletter"
      meta={count === 0 ? 'No one gets it yet.' : `Confirmed addresses: ${count}`}
      action={
        <ButtonLink href={serverRoutes.deskIssue('new')} variant="ink" size="sm">
          Write a newsletter
        </ButtonLink>
      }
      more={
        staff.isOwner
          ? {
              isOpen: isExportRefused('subscribers-export'),
              children: (
                <ExportForm
                  action="subscribers-export"
                  filter={[]}
                  title="Download as CSV"
                  isConfirmed={isConfirmed(staff, 'export', site.now())}
                >
                  Each address has its own unsubscribe link: put it in every email, and download the list
                  again before each mailing.
                </ExportForm>
              ),
            }
          : null
      }
    >
      <IssueTable issues={await listIssues(site)} />
      <div className="desk-halves">
        <DeskSection
          title="Latest sign-ups"
          aside={
            <TextLink href={`${serverRoutes.deskLeads()}?form=${NEWSLETTER_FORM}`}>All sign-ups</TextLink>
          }
        >
          <SignUps />
        </DeskSection>
        <DeskSection title="Unsubscribed">
          <DeskTable
            caption="Unsubscribed"
            empty="No one has unsubscribed."
            rows={await listEndedSubscriptions(deskFigures.endedSubscriptions, site.db)}
            columns={[
              [
                'Email',
                ({ id, email }) => (
                  <a href={serverRoutes.deskPerson(`subscription-${id}`)} className="text-link font-bold">
                    {email}
                  </a>
                ),
                'main',
              ],
              ['When', ({ endedAt }) => <Moment at={endedAt} />],
              ['Why', ({ reason }) => sayEndReason(reason)],
            ]}
          />
        </DeskSection>
      </div>
    </DeskPage>
  );
}

type NewsletterPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Writing one newsletter and sending it. A new one has its id from the page that it is first written on. */
async function IssuePage({ staff, id }: { staff: Staff; id: string }) {
  const site = getSite();
  const issue = await findIssue(id, site);
  if (issue && issue.state !== 'draft') return <SentIssue staff={staff} issue={issue} state={issue.state} />;
  return (
    <DeskPage
      staff={staff}
      current="newsletter"
      title={issue?.subject ?? 'New newsletter'}
      crumb={{ label: 'Newsletter', href: serverRoutes.deskNewsletter() }}
    >
      <div className="desk-halves">
        <div className="grid gap-6">
          <IssueEditor id={isId(id) ? id : site.newId()} issue={issue} />
          {issue ? (
            <IssueSteps issue={issue} readers={await countReaders(site.db)} email={staff.email} />
          ) : null}
        </div>
        {issue ? <IssuePreview id={issue.id} /> : null}
      </div>
    </DeskPage>
  );
}

/** An issue that goes out, or has gone. */
async function SentIssue({ staff, issue, state }: SentIssueProps) {
  const site = getSite();
  const counts = await countIssueMails(issue.id, site.db);
  return (
    <DeskPage
      staff={staff}
      current="newsletter"
      title={issue.subject}
      crumb={{ label: 'Newsletter', href: serverRoutes.deskNewsletter() }}
      meta={<IssueMark state={counts.queued > 0 ? 'sending' : state} />}
    >
      <div className="desk-halves">
        <IssueProgress
          issue={issue}
          counts={counts}
          total={await countTotal(state, counts)}
          now={site.now()}
        />
        <IssuePreview id={issue.id} />
      </div>
    </DeskPage>
  );
}

type SentIssueProps = { staff: Staff; issue: Issue; state: 'sending' | 'sent' };

async function SignUps() {
  const site = getSite();
  const { latest: size } = deskFigures;
  const filter = { ...ALL_LEADS, formName: NEWSLETTER_FORM };
  const { rows } = await listLeads({ filter, cursor: null, size }, site);
  const emailOf = ({ email }: (typeof rows)[number]) => email ?? '';
  const readers = await findReaders(rows.map(emailOf), site.db);
  return (
    <DeskTable
      caption="Latest sign-ups"
      empty="No one has signed up yet."
      rows={rows}
      columns={[
        [
          'Email',
          lead => (
            <a href={serverRoutes.deskLead(lead.id)} className="text-link font-bold">
              {lead.email}
            </a>
          ),
          'main',
        ],
        ['When', lead => <Moment at={lead.receivedAt} />],
        ['State', lead => <SignUpMark isReader={readers.has(emailOf(lead).toLowerCase())} />],
      ]}
    />
  );
}
