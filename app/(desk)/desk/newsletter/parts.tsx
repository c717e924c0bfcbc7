import { DeskField, FactorField, PostButton, PostForm, refusalOf } from '@/app/(desk)/desk/shell/forms';
import {
  DeskMark,
  DeskSection,
  Empty,
  Facts,
  Hint,
  Moment,
  type MarkTone,
} from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button, ButtonLink } from '@/components/ui/button';
import { newsletterFigures } from '@/content/newsletter';
import type { Issue, IssueCounts } from '@/lib/newsletter';
import { issueVersion } from '@/lib/newsletter/issues';
import { serverRoutes } from '@/lib/site/routes';

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
          ['State', issue => <IssueMark state={issue.state} />],
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

function IssueMark({ state }: Pick<Issue, 'state'>) {
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
  const refusal = refusalOf('issue-save');
  return (
    <DeskSection title="Write">
      {issue ? <IssueProblem issue={issue} /> : null}
      <PostForm
        action="issue-save"
        hidden={[['issue', id]]}
        seen={issueVersion(issue)}
        className="desk-panel"
      >
        <DeskField
          refusal={refusal}
          form="issue-save"
          name="subject"
          label="Subject"
          hint="It’s the heading of the email too."
          required
          value={issue?.subject ?? ''}
          maxLength={newsletterFigures.subjectLength}
        />
        <DeskField
          refusal={refusal}
          form="issue-save"
          name="markdown"
          label="Text"
          hint="Markdown: an empty line begins a paragraph, ## a heading, - a list. [words](https://address) is a link, **bold** is bold."
          required
          multiline
          rows={18}
          value={issue?.markdown ?? ''}
          maxLength={newsletterFigures.textLength}
        />
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

/** A test to oneself, then everyone; what reaches everyone takes a second click. */
export function IssueSteps({ issue, readers, email, isConfirmed }: IssueStepsProps) {
  const hidden = [['issue', issue.id]] as const;
  const seen = issueVersion(issue);
  return (
    <DeskSection title="Send">
      <div className="desk-panel">
        <PostButton action="issue-test" hidden={hidden}>
          {`Send a test to ${email}`}
        </PostButton>
        {readers === 0 ? (
          <p>No one has confirmed an address yet, so there is no one to send it to.</p>
        ) : (
          <details open={Object.keys(refusalOf('issue-send').errors).length > 0}>
            <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center">
              Send it to {sayReaders(readers)}
            </summary>
            <p className="mb-3">
              It can’t be stopped or changed then. About {newsletterFigures.batchSize} emails a minute go out.
              People who unsubscribe meanwhile don’t get it.
            </p>
            <PostForm
              action="issue-send"
              hidden={hidden}
              seen={seen}
              className="grid justify-items-start gap-3"
            >
              <FactorField action="issue-send" isConfirmed={isConfirmed} />
              <Button type="submit" variant="line" size="sm">
                {`Send to ${sayReaders(readers)} now`}
              </Button>
            </PostForm>
          </details>
        )}
        <PostButton action="issue-delete" hidden={hidden} seen={seen}>
          Delete this draft
        </PostButton>
      </div>
    </DeskSection>
  );
}

function sayReaders(count: number): string {
  return count === 1 ? '1 reader' : `${count} readers`;
}

/** `isConfirmed`: the second factor was, for what leaves the house, a moment ago. */
type IssueStepsProps = { issue: Issue; readers: number; email: string; isConfirmed: boolean };

/** How far an issue has come. */
export function IssueProgress({ issue, counts }: { issue: Issue; counts: IssueCounts }) {
  return (
    <DeskSection title="How far it has come">
      <p className="mb-3">
        <IssueMark state={issue.state} />
      </p>
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
