import { CodeButton } from '@/app/(desk)/desk/shell/forms';
import { DeskMark, Empty, Moment, type MarkTone } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { PARTS, type PartName } from '@/lib/publishing/parts';
import { FIRST, readChanged, type ReleaseRow, type ReleaseWithNames } from '@/lib/publishing/releases';
import { serverRoutes } from '@/lib/site/routes';

export const STATES = {
  preparing: ['calm', 'Being made'],
  ready: ['open', 'Ready to publish'],
  failed: ['bad', 'Could not be built'],
  dropped: ['over', 'Dropped'],
  published: ['good', 'Published'],
} as const satisfies Record<ReleaseRow['state'], readonly [MarkTone, string]>;

/** Every version that was published, and the one that waits; each can be published again. */
export function ReleaseTable({ releases, publishedId, isConfirmed }: ReleaseTableProps) {
  if (releases.length === 0)
    return (
      <Empty title="Nothing was published here yet.">
        Each version stays in this list, and you can go back to it.
      </Empty>
    );
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
            'When and by whom',
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

export function titlesOf(parts: readonly PartName[]): string {
  return parts.map(part => PARTS[part].title).join(', ');
}
