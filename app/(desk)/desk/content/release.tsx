import type { listCallsOutsideOf } from '@/app/(desk)/desk/content/queries';
import { STATES, titlesOf } from '@/app/(desk)/desk/content/versions';
import { FactorField, PostButton, PostForm } from '@/app/(desk)/desk/shell/forms';
import { DeskMark, DeskSection, Facts, Moment } from '@/app/(desk)/desk/shell/parts';
import { type Progress, ProgressPanel, ProgressSteps } from '@/app/(desk)/desk/shell/progress';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { readChanged, readDifferences, type Difference, type ReleaseRow } from '@/lib/publishing/releases';
import { serverRoutes } from '@/lib/site/routes';

/** A release with what can be done: wait, look, publish. */
export function ReleaseView({ release, callsOutside, progress, now, isConfirmed }: ReleaseViewProps) {
  const [tone, word] = STATES[release.state];
  const differences = readDifferences(release);
  return (
    <>
      <Facts
        rows={[
          [
            'State',
            <DeskMark key="state" tone={tone}>
              {word}
            </DeskMark>,
          ],
          ['Changes', titlesOf(readChanged(release)) || 'None'],
          ['Why', release.why],
          ['Made', <Moment key="made" at={release.made_at} />],
          release.published_at !== null && [
            'Published',
            <Moment key="published" at={release.published_at} />,
          ],
        ]}
      />
      <Steps state={release.state} />
      {release.state === 'preparing' ? <Making release={release} progress={progress} now={now} /> : null}
      {release.state === 'failed' ? (
        <DeskSection title="Why it failed">
          <p className="mb-3">
            The website is as it was. Correct the change, or give this to the people who maintain the
            software:
          </p>
          <pre className="overflow-x-auto text-tiny whitespace-pre-wrap">{release.problem}</pre>
        </DeskSection>
      ) : null}
      {callsOutside.length > 0 ? <CallsOutside calls={callsOutside} /> : null}
      {release.state === 'ready' ? <PublishForm id={release.id} isConfirmed={isConfirmed} /> : null}
      {release.differences === null ? null : (
        <DeskSection title="What reads differently">
          <p className="soft mb-3 max-w-[62em] text-small">
            {differences.length === 0
              ? 'No sentence of any page changes.'
              : 'Every passage of every page and of what search engines read. New orders, their receipts and emails follow; what was sold stays as it was sold.'}
          </p>
          <DifferenceTable differences={differences} />
        </DeskSection>
      )}
    </>
  );
}

type ReleaseViewProps = {
  release: ReleaseRow;
  /** The booked calls that its hours and days off leave out. */
  callsOutside: Awaited<ReturnType<typeof listCallsOutsideOf>>;
  /** How far its pages are; null where this machine makes none. */
  progress: Progress;
  now: number;
  isConfirmed: boolean;
};

/** Where a version is on its way to the website. */
function Steps({ state }: { state: ReleaseRow['state'] }) {
  const at = STEPS_AT[state];
  return at === null ? null : <ProgressSteps label="Steps to the website" steps={STEPS} at={at} />;
}

const STEPS = ['Changed', 'Pages are made', 'You look at them', 'On the website'] as const;
const STEPS_AT = { preparing: 1, ready: 2, published: STEPS.length, failed: null, dropped: null } as const;

/** How far the pages are. */
function Making({ release, progress, now }: { release: ReleaseRow; progress: Progress; now: number }) {
  return (
    <>
      <ProgressPanel
        said={sayProgress(progress)}
        label="Pages that are made"
        progress={progress}
        spent={now - release.made_at}
        everySeconds={REFRESH_S}
      >
        {' '}
        <TextLink href={serverRoutes.deskRelease(release.id)}>See whether all are ready</TextLink> now, or
        look at them meanwhile: the one that you open is made first.
      </ProgressPanel>
      <PreviewButtons id={release.id} isNext />
    </>
  );
}

const REFRESH_S = 5;

/** "12 of 144 pages are made." */
export function sayProgress(progress: Progress): string {
  return progress === null
    ? 'The pages are being made.'
    : `${progress.done} of ${progress.total} pages are made.`;
}

/** Publishing cancels no call: the agency keeps each, or cancels it, which its customer gets an email about. */
function CallsOutside({ calls }: { calls: ReleaseViewProps['callsOutside'] }) {
  return (
    <DeskSection title="Calls outside these hours" id="calls">
      <p className="mb-3 max-w-[46em]">
        These calls are booked outside the hours of this version, or on one of its days off. They stay booked.
        Open each one: keep it, or cancel it, and its customer gets an email.
      </p>
      <DeskTable
        caption="Calls outside these hours"
        empty=""
        rows={calls.map(call => ({ id: call.leadId, ...call }))}
        columns={[
          [
            'Who',
            ({ leadId, name, email }) => (
              <TextLink href={serverRoutes.deskLead(leadId)}>{name ?? email ?? 'A lead'}</TextLink>
            ),
            'main',
          ],
          ['When', ({ startsAt }) => <Moment at={startsAt} />],
        ]}
      />
    </DeskSection>
  );
}

/** `isNext`: nothing else is to be done on the page. */
function PreviewButtons({ id, isNext = false }: { id: string; isNext?: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <PostButton action="preview-show" hidden={[['release', id]]} variant={isNext ? 'ink' : 'line'}>
        Show the preview
      </PostButton>
      <PostButton action="preview-end" hidden={[['release', id]]}>
        End the preview
      </PostButton>
    </div>
  );
}

function PublishForm({ id, isConfirmed }: { id: string; isConfirmed: boolean }) {
  return (
    <div className="desk-columns">
      <DeskSection title="See it on the pages" id="preview">
        <p className="mb-3 max-w-[46em]">
          The website shows it to you alone, for an hour or until you end it here. Forms and orders there are
          real.
        </p>
        <PreviewButtons id={id} />
      </DeskSection>
      <DeskSection title="Publish" id="publish">
        <PostForm action="release-publish" hidden={[['release', id]]} className="desk-panel">
          <FactorField action="release-publish" isConfirmed={isConfirmed} />
          <div>
            <Button type="submit" variant="ink" size="sm">
              Publish
            </Button>
          </div>
        </PostForm>
      </DeskSection>
    </div>
  );
}

function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  return (
    <DeskTable
      caption="What reads differently"
      empty=""
      rows={differences.map((difference, index) => ({ id: String(index), ...difference }))}
      columns={[
        ['Now', ({ before }) => (before === '' ? <span className="soft">Nothing</span> : before), 'main'],
        [
          'Then',
          ({ after }) => (after === '' ? <span className="soft">Nothing</span> : <strong>{after}</strong>),
        ],
        [
          'Pages',
          ({ pages }) =>
            pages.length > PAGES_IN_FULL ? (
              <details>
                <summary className="min-h-6 cursor-pointer">{pages.length} pages</summary>
                {pages.join(' ')}
              </details>
            ) : (
              pages.join(' ')
            ),
        ],
      ]}
    />
  );
}

const PAGES_IN_FULL = 3;
