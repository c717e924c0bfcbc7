import { Fragment } from 'react';
import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { HeadCell, TableScroller } from './board-table';

/** The platform's tiers, feature by feature, in groups that fold. Without scripts everything is simply there. */
export function TierTable({ caption, feature, plans, groups, contactHref }: TierTableProps) {
  return (
    <TableScroller label={caption} className="tier-scroller">
      <table className="tiers w-full table-fixed border-collapse text-left leading-snug tabular-nums md:min-w-[640px] lg:min-w-[760px]">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-board font-display text-label text-butter">
          <tr>
            <HeadCell isFirst>{feature}</HeadCell>
            {plans.map(plan => (
              <HeadCell key={plan}>{plan}</HeadCell>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, features }, index) => (
          <Fragment key={title}>
            <GroupHead title={title} bodyId={`tiers-${index}`} columns={plans.length + 1} />
            <tbody id={`tiers-${index}`}>
              {features.map(({ name, cells }) => (
                <FeatureRow key={name} name={name} plans={plans} cells={cells} contactHref={contactHref} />
              ))}
            </tbody>
          </Fragment>
        ))}
      </table>
    </TableScroller>
  );
}

function GroupHead({ title, bodyId, columns }: { title: string; bodyId: string; columns: number }) {
  return (
    <tbody className="has-aria-[expanded=false]:[&+tbody]:hidden">
      <tr className="bg-mist font-display text-small font-[750]">
        {/* Not a head cell: its group would have to hold the rows that it folds away. */}
        <td colSpan={columns} className="border-b border-line p-0">
          <noscript>
            <span className="block px-3.5 py-3 sm:px-5">{title}</span>
          </noscript>
          <Island name="fold-button" title={title} rowsId={bodyId} />
        </td>
      </tr>
    </tbody>
  );
}

function FeatureRow({ name, plans, cells, contactHref }: FeatureRowProps) {
  return (
    <tr className="hover:bg-mist">
      <th
        scope="row"
        className="sticky left-0 z-[1] border-b border-line bg-card px-3.5 py-3.5 font-semibold sm:px-5"
      >
        {name}
      </th>
      {cells.map((cell, index) => (
        <td key={plans[index]} className="border-b border-line px-3.5 py-3.5 first-letter:uppercase sm:px-5">
          <Cell text={cell} contactHref={contactHref} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ text, contactHref }: { text: string; contactHref: string }) {
  if (text === 'contact us') return <TextLink href={contactHref}>{text}</TextLink>;
  if (YES.includes(text)) return <Mark name="check" className="text-ok" text={text} />;
  if (NO.includes(text)) return <Mark name="minus" className="text-control" text={text} />;
  return text;
}

function Mark({ name, className, text }: { name: 'check' | 'minus'; className: string; text: string }) {
  return (
    <>
      <Icon name={name} className={`size-[19px] ${className}`} />
      <span className="sr-only">{text}</span>
    </>
  );
}

const YES = ['included', 'yes'];
const NO = ['not included', 'no', 'none'];

type TierTableProps = {
  caption: string;
  /** The head of the first column. */
  feature: string;
  plans: readonly string[];
  groups: readonly { title: string; features: readonly { name: string; cells: readonly string[] }[] }[];
  contactHref: string;
};

type FeatureRowProps = {
  name: string;
  plans: readonly string[];
  cells: readonly string[];
  contactHref: string;
};
