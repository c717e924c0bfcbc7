import type { listCallsOutsideOf } from '@/app/(desk)/desk/content/queries';
import type { DeskRefusal } from '@/app/(desk)/desk/deed';
import {
  CodeButton,
  DeskField,
  FactorField,
  FilterSelect,
  PostButton,
  PostForm,
  refusalOf,
} from '@/app/(desk)/desk/shell/forms';
import { DeskMark, DeskSection, Facts, Moment, type MarkTone } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { formOf, type FormPiece } from '@/lib/publishing/fields';
import { PART_NAMES, PARTS, type PartName } from '@/lib/publishing/parts';
import type { readProgress } from '@/lib/publishing/place';
import {
  FIRST,
  readChanged,
  readDifferences,
  type Difference,
  type Draft,
  type ReleaseRow,
  type ReleaseWithNames,
} from '@/lib/publishing/releases';
import { serverRoutes } from '@/lib/site/routes';

/** What can be changed, with what is changed and not published yet. */
export function PartTable({ drafts }: { drafts: readonly Draft[] }) {
  const rows = PART_NAMES.map(id => ({ id, draft: drafts.find(({ part }) => part === id) }));
  return (
    <DeskTable
      caption="What can be changed"
      empty=""
      rows={rows}
      columns={[
        [
          'Part',
          ({ id }) => (
            <a className="text-link font-bold" href={serverRoutes.deskContent(id)}>
              {PARTS[id].title}
            </a>
          ),
          'main',
        ],
        [
          'State',
          ({ draft }) =>
            draft ? (
              <>
                <DeskMark tone="open">Changed, not published</DeskMark>{' '}
                <span className="soft">
                  <Moment at={draft.editedAt} /> by {draft.editor ?? 'a removed account'}
                </span>
              </>
            ) : (
              'As published'
            ),
        ],
        [
          'Do',
          ({ id, draft }) =>
            draft ? (
              <PostButton
                action="content-drop"
                hidden={[['part', id]]}
                seen={draft.value}
                about={PARTS[id].title}
              >
                Drop the change
              </PostButton>
            ) : null,
        ],
      ]}
    />
  );
}

/** Builds the pages with all drafts. */
export function MakeForm({ isConfirmed }: { isConfirmed: boolean }) {
  const refusal = refusalOf('release-make');
  return (
    <DeskSection title="Look at it before you publish" id="make">
      <PostForm action="release-make" className="desk-panel">
        <DeskField
          refusal={refusal}
          form="make"
          name="why"
          label="Why does it change?"
          hint="For the history, such as “New prices from January”."
          required
          autoComplete="off"
          maxLength={200}
        />
        <FactorField action="release-make" form="make" isConfirmed={isConfirmed} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Build the preview
          </Button>
        </div>
      </PostForm>
    </DeskSection>
  );
}

const STATES = {
  preparing: ['calm', 'Being built'],
  ready: ['open', 'Ready to publish'],
  failed: ['bad', 'Could not be built'],
  dropped: ['over', 'Dropped'],
  published: ['good', 'Published'],
} as const satisfies Record<ReleaseRow['state'], readonly [MarkTone, string]>;

/** Every version that was published, and the one that waits; each can be published again. */
export function ReleaseTable({ releases, publishedId, isConfirmed }: ReleaseTableProps) {
  if (releases.length === 0) return <p className="soft">Nothing was published here yet.</p>;
  return (
    <>
      <DeskTable
        caption="Versions"
        empty=""
        rows={releases}
        columns={[
          [
            'Version',
            ({ id, number, why }) => (
              <a className="text-link" href={serverRoutes.deskRelease(id)}>
                <strong>{number}</strong>: {why}
              </a>
            ),
            'main',
          ],
          [
            'State',
            ({ id, state }) => (
              <DeskMark tone={STATES[state][0]}>
                {id === publishedId
                  ? 'On the website'
                  : state === 'published'
                    ? 'Replaced'
                    : STATES[state][1]}
              </DeskMark>
            ),
          ],
          ['Changes', release => titlesOf(readChanged(release))],
          [
            'When and who',
            ({ published_at: at, made_at: madeAt, publisher, maker }) => (
              <>
                <Moment at={at ?? madeAt} />{' '}
                <span className="soft">{publisher ?? maker ?? 'a removed account'}</span>
              </>
            ),
          ],
          [
            'Do',
            ({ id, number, state, parts }) =>
              parts !== '' && state === 'published' && id !== publishedId ? (
                <AgainButton
                  like={id}
                  why={`Back to version ${number}`}
                  about={`version ${number}`}
                  isConfirmed={isConfirmed}
                />
              ) : null,
          ],
        ]}
      />
      {publishedId === null ? null : (
        <div className="mt-3">
          <AgainButton
            like={FIRST}
            why="Back to the first version"
            about="the first version, which came with the software"
            isConfirmed={isConfirmed}
          />
        </div>
      )}
    </>
  );
}

type ReleaseTableProps = {
  releases: readonly ReleaseWithNames[];
  publishedId: string | null;
  /** The second factor was, for money, a moment ago. */
  isConfirmed: boolean;
};

function AgainButton({ like, why, about, isConfirmed }: AgainButtonProps) {
  return (
    <CodeButton
      action="release-make"
      row={['like', like]}
      hidden={[
        ['like', like],
        ['why', why],
      ]}
      about={about}
      isConfirmed={isConfirmed}
    >
      Go back to it
    </CodeButton>
  );
}

type AgainButtonProps = { like: string; why: string; about: string; isConfirmed: boolean };

/** A release with what can be done: wait, look, publish. */
export function ReleaseView({ release, callsOutside, progress, isConfirmed }: ReleaseViewProps) {
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
      {release.state === 'preparing' ? (
        <>
          <p>
            {progress === null
              ? 'The pages are being made.'
              : `${progress.done} of ${progress.total} pages are made.`}{' '}
            <TextLink href={serverRoutes.deskRelease(release.id)}>See whether all are ready</TextLink> in ten
            seconds. You can look at them meanwhile: the one that you open is made first.
          </p>
          <PreviewButtons id={release.id} />
        </>
      ) : null}
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
  progress: ReturnType<typeof readProgress>;
  isConfirmed: boolean;
};

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

function PreviewButtons({ id }: { id: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <PostButton action="preview-show" hidden={[['release', id]]} variant="ink">
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

/** The form of a part, made from its schema. */
export function PartForm({ part, value }: { part: PartName; value: unknown }) {
  const refusal = refusalOf('content-save');
  const pieces = formOf(PARTS[part].schema, value);
  return (
    <PostForm action="content-save" hidden={[['part', part]]} seen={value} className="desk-panel">
      <Pieces pieces={pieces} part={part} refusal={refusal} />
      <div>
        <Button type="submit" variant="ink" size="sm">
          Save as a draft
        </Button>
      </div>
    </PostForm>
  );
}

type PiecesProps = { pieces: readonly FormPiece[]; part: PartName; refusal: DeskRefusal };

function Pieces({ pieces, part, refusal }: PiecesProps) {
  return pieces.map(piece => {
    if (piece.piece === 'field')
      return <PartField key={piece.name} part={part} refusal={refusal} {...piece} />;
    if (piece.piece === 'group')
      return (
        <fieldset key={piece.title} className="grid gap-3 border-0 p-0 sm:grid-cols-2">
          <legend className="mb-2 text-label font-extrabold">{piece.title}</legend>
          <Pieces pieces={piece.pieces} part={part} refusal={refusal} />
        </fieldset>
      );
    return piece.items.map(({ name, isNew, pieces: inner }, index) => (
      <details key={name} open={isOpen(name, refusal)} className="border-t pt-3">
        <summary className="text-link inline-flex min-h-6 cursor-pointer items-center font-bold">
          {isNew ? `Add a ${piece.title.toLowerCase()}` : `${piece.title} ${index + 1}: ${nameOf(inner)}`}
        </summary>
        <div className="mt-3 grid gap-3">
          <Pieces pieces={inner} part={part} refusal={refusal} />
          {isNew ? null : (
            <Check
              name={`${name}.remove`}
              label={`Remove this ${piece.title.toLowerCase()}`}
              isChecked={refusal.values[`${name}.remove`] === 'true'}
            />
          )}
        </div>
      </details>
    ));
  });
}

/** An item with a mistake stands open. */
function isOpen(name: string, { errors }: DeskRefusal): boolean {
  return Object.keys(errors).some(field => field.startsWith(`${name}.`));
}

/** The first text of an item, which is its name. */
function nameOf(pieces: readonly FormPiece[]): string {
  const field = pieces.find(piece => piece.piece === 'field' && piece.kind === 'text');
  return field?.piece === 'field' ? field.value : '';
}

type PartFieldProps = Extract<FormPiece, { piece: 'field' }> & { part: PartName; refusal: DeskRefusal };

function PartField({ part, refusal, name, label, kind, hint, value, options }: PartFieldProps) {
  const typed = refusal.values[name];
  if (kind === 'hidden') return <input type="hidden" name={name} value={value} />;
  if (kind === 'check')
    return (
      <Check
        name={name}
        label={label}
        isChecked={Object.keys(refusal.values).length > 0 ? typed === 'true' : value === 'true'}
      />
    );
  if (kind === 'choice')
    return (
      <FilterSelect
        name={name}
        id={`${part}-${name}`}
        label={label}
        value={typed ?? (value || options[0] || '')}
        options={options.map(option => [option, option])}
      />
    );
  return (
    <DeskField
      refusal={refusal}
      form={part}
      name={name}
      label={kind === 'money' ? `${label}, in dollars` : label}
      hint={hint}
      value={value}
      isOptional={false}
      autoComplete="off"
      multiline={kind === 'long' || kind === 'days'}
      rows={kind === 'long' ? 4 : 3}
      inputMode={kind === 'money' || kind === 'number' ? 'decimal' : 'text'}
      inputProps={kind === 'date' ? { type: 'date' } : {}}
    />
  );
}

function Check({ name, label, isChecked }: { name: string; label: string; isChecked: boolean }) {
  return (
    <label className="flex min-h-6 items-center gap-2">
      <input type="checkbox" name={name} value="true" defaultChecked={isChecked} className="size-5" />
      {label}
    </label>
  );
}

function titlesOf(parts: readonly PartName[]): string {
  return parts.map(part => PARTS[part].title).join(', ');
}
