import { Icon } from '@/components/ui/icon';
import { searchWords } from '@/content/search';
import type { Offer } from './suggestions';

/** The list under the search box, and the way to all results below it. Its lines are links, for a new tab too. */
export function SuggestionList({ id, isOpen, active, offer, optionId, look }: SuggestionListProps) {
  const { suggestions, seeAll } = offer;
  const isRecent = suggestions[0]?.kind === 'recent';
  const label = isRecent ? searchWords.recent.title : searchWords.preview.label;
  return (
    <div
      hidden={!isOpen}
      className={`${look === 'page' ? 'max-w-[40rem]' : ''} absolute inset-x-0 top-[calc(100%+8px)] z-20 rounded-card bg-card py-2 shadow-lift ring-1 ring-line`}
    >
      {isRecent && isOpen ? (
        <p className="px-4 pt-1 pb-1.5 text-small font-bold" aria-hidden="true">
          {label}
        </p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot hold links */}
      <div id={id} role="listbox" aria-label={label}>
        {suggestions.map(({ label, href, note, kind }, index) => (
          <a
            key={`${kind} ${href} ${label}`}
            id={optionId(index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option cannot be a link
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={href}
            className={LINE}
          >
            <Icon name={kind === 'recent' ? 'clock' : 'search'} className={ICON} />
            <span className={TEXT} dir="auto">
              {label}
            </span>
            {note ? <span className="text-tiny text-soft">{note}</span> : null}
          </a>
        ))}
      </div>
      {seeAll ? (
        // Safari's mouse focuses no link without it: the field would lose the focus to nothing, and the list would be gone.
        <a href={seeAll.href} tabIndex={0} className={`${LINE} border-t border-line font-[650]`}>
          <Icon name="arrow-right" className={ICON} />
          <span className={TEXT} dir="auto">
            {seeAll.label}
          </span>
        </a>
      ) : null}
    </div>
  );
}

const LINE =
  'flex min-h-11 items-center gap-3 px-4 py-2 text-body leading-snug hover:bg-mist aria-selected:bg-marigold-soft';
const ICON = 'size-[18px] text-soft';
const TEXT = 'min-w-0 flex-1 break-words';

type SuggestionListProps = {
  id: string;
  isOpen: boolean;
  active: number;
  offer: Offer;
  optionId: (index: number) => string;
  look: SearchBoxLook;
};

export type SearchBoxLook = 'page' | 'popup' | 'header';
