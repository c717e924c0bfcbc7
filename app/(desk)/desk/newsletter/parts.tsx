import { DeskField, FactorField, PostButton, PostForm } from '@/app/(desk)/desk/shell/forms';
import {
  DeskMark,
  DeskSection,
  Empty,
  Facts,
  Hint,
  Moment,
  type MarkTone,
} from '@/app/(desk)/desk/shell/parts';
import { ProgressPanel } from '@/app/(desk)/desk/shell/progress';
import { Deeds, DeskStep } from '@/app/(desk)/desk/shell/step';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button, ButtonLink } from '@/components/ui/button';
import { newsletterFigures } from '@/content/newsletter';
import type { Issue, IssueCounts } from '@/lib/newsletter';
import { issueVersion } from '@/lib/newsletter/issues';
import { serverRoutes } from '@/lib/site/routes';
import { issueForm } from './forms';

/** Newsletters that were written here, with how far each has come. */
export function IssueTable({ issues }: { issues: readonly (Issue & { counts: IssueCounts })[] }) {
  return (
    <DeskSection title="Newsletters">
      <DeskTable
        caption="Newsletters"
        empty={
          <Empty
            title="No newsletter has been written here yet."
            action={
              <ButtonLink href={serverRoutes.deskIssue('new')} variant="line" size="sm">
                Write the first one
              </ButtonLink>
            }
          >
            Write it, send yourself a test, then send it to everyone who confirmed.
          </Empty>
        }
        rows={issues}
        columns={[
          [
            'Subject',
            ({ id, subject }) => (
              <a href={serverRoutes.deskIssue(id)} className="text-link font-bold">
                {subject}
              </a>
            ),
            'main',
          ],
          ['State', ({ state, counts }) => <IssueMark state={counts.queued > 0 ? 'sending' : state} />],
          ['Waiting', ({ counts }) => counts.queued, 'figure'],
          ['Sent', ({ counts }) => counts.sent, 'figure'],
          ['Bounced', ({ counts }) => counts.bounced, 'figure'],
          ['Failed', ({ counts }) => counts.failed, 'figure'],
          ['Changed', ({ changed_at, finished_at }) => <Moment at={finished_at ?? changed_at} />],
        ]}
      />
    </DeskSection>
  );
}

export function IssueMark({ state }: Pick<Issue, 'state'>) {
  const [tone, word] = STATES[state];
  return <DeskMark tone={tone}>{word}</DeskMark>;
}

const STATES = {
  draft: ['calm', 'Draft'],
  sending: ['open', 'Being sent'],
  sent: ['good', 'Sent'],
} as const satisfies Record<Issue['state'], readonly [MarkTone, string]>;

function IssueProblem({ issue }: { issue: Issue }) {
  if (issue.problem === null) return null;
  return (
    <p className="mb-3">
      <strong>It was stopped.</strong> {issue.problem}
    </p>
  );
}

/** Writes a newsletter. `issue` is null for a new one. */
export function IssueEditor({ id, issue }: { id: string; issue: Issue | null }) {
  const field = { action: 'issue-save', schema: issueForm } as const;
  return (
    <DeskSection title="Write">
      {issue ? <IssueProblem issue={issue} /> : null}
      <PostForm
        action="issue-save"
        hidden={[['issue', id]]}
        seen={issueVersion(issue)}
        className="desk-panel"
      >
        <DeskField {...field} name="subject" value={issue?.subject} />
        <DeskField {...field} name="markdown" value={issue?.markdown} rows={18} />
        <div>
          <Button type="submit" variant="line" size="sm">
            Save draft
          </Button>
        </div>
      </PostForm>
    </DeskSection>
  );
}

/** The email as readers get it, in a frame that runs nothing. */
export function IssuePreview({ id }: { id: string }) {
  return (
    <DeskSection title="Preview">
      <Hint>This is the email as it was saved last.</Hint>
      <iframe
        src={serverRoutes.deskIssuePreview(id)}
        title="Preview of the email"
        sandbox=""
        className="h-[70vh] min-h-[420px] w-full rounded-card bg-card"
      />
    </DeskSection>
  );
}

/** A test to oneself, then everyone, on a page of its own. */
export function IssueSteps({ issue, readers, email }: IssueStepsProps) {
  const hidden = [['issue', issue.id]] as const;
  return (
    <Deeds
      deeds={[
        {
          label: 'Send yourself a test',
          hint: `It goes to ${email}, as it was saved last.`,
          button: (
            <PostButton action="issue-test" hidden={hidden}>
              Send a test
            </PostButton>
          ),
        },
        readers === 0
          ? {
              label: 'Send it',
              hint: 'No one has confirmed an address yet, so there is no one to send it to.',
            }
          : {
              label: `Send it to ${sayReaders(readers)}`,
              href: serverRoutes.deskIssueSend(issue.id),
              hint: 'The next page says what happens, and asks for your code.',
            },
        {
          label: 'Delete this draft',
          hint: 'It is gone then. No one has got it.',
          button: (
            <PostButton action="issue-delete" hidden={hidden} seen={issueVersion(issue)}>
              Delete
            </PostButton>
          ),
        },
      ]}
    />
  );
}

function sayReaders(count: number): string {
  return count === 1 ? '1 reader' : `${count} readers`;
}

type IssueStepsProps = { issue: Issue; readers: number; email: string };

/**
 * How far an issue has come, and how far while it goes out. `total`: the readers that it goes to.
 */
export function IssueProgress({ issue, counts, total, now }: IssueProgressProps) {
  const done = doneOf(counts);
  return (
    <DeskSection title="How far it has come">
      {issue.state === 'sending' || counts.queued > 0 ? (
        <div className="mb-4">
          <ProgressPanel
            said={sayIssueProgress(counts, total)}
            label="Emails that went out"
            progress={{ done, total }}
            spent={issue.started_at === null ? null : now - issue.started_at}
            everySeconds={REFRESH_S}
          />
        </div>
      ) : null}
      <IssueProblem issue={issue} />
      <Facts
        rows={[
          issue.started_at !== null && ['Started', <Moment key="started" at={issue.started_at} />],
          issue.finished_at !== null && ['In the outbox', <Moment key="done" at={issue.finished_at} />],
          ['Waiting to go out', counts.queued],
          ['Sent', counts.sent],
          ['Bounced or marked as spam', counts.bounced],
          ['Failed', counts.failed],
        ]}
      />
      <Hint>We don’t track who opens it.</Hint>
    </DeskSection>
  );
}

type IssueProgressProps = { issue: Issue; counts: IssueCounts; total: number; now: number };

const REFRESH_S = 10;

/** "43 of 120 emails went out." */
export function sayIssueProgress(counts: IssueCounts, total: number): string {
  return `${doneOf(counts)} of ${total} emails went out.`;
}

function doneOf({ sent, bounced, failed }: IssueCounts): number {
  return sent + bounced + failed;
}

/** The page that sends an issue to everyone who confirmed. */
export function SendStep({ issue, readers, isConfirmed }: SendStepProps) {
  return (
    <DeskStep
      facts={[
        ['To', sayReaders(readers)],
        ['Subject', issue.subject],
        [
          'What it does',
          `About ${newsletterFigures.batchSize} emails a minute go out. People who unsubscribe meanwhile don’t get it.`,
        ],
        ['Undo', 'It can’t be stopped or changed then.'],
      ]}
      isPossible={issue.state === 'draft' && readers > 0}
      back={{ label: 'Back to the newsletter', href: serverRoutes.deskIssue(issue.id) }}
    >
      <PostForm
        action="issue-send"
        hidden={[['issue', issue.id]]}
        seen={issueVersion(issue)}
        className="desk-panel"
      >
        <FactorField action="issue-send" isConfirmed={isConfirmed} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            {`Send to ${sayReaders(readers)} now`}
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

/** `isConfirmed`: the second factor was, for what leaves the house, a moment ago. */
type SendStepProps = { issue: Issue; readers: number; isConfirmed: boolean };
