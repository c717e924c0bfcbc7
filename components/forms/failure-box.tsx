import { useState, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { site } from '@/content/site';
import type { FieldDefinition } from '@/lib/forms/define';
import { readFields } from '@/lib/forms/fields';
import { readPost } from './post-form';

/** Hidden until a send fails: the words are still in the form, and here are two ways to go on without it. */
export function FailureBox({ title, reason, advice, link, copied }: FailureBoxProps) {
  return (
    <div
      hidden={advice === ''}
      role="alert"
      className="notice-line my-5 grid grid-cols-[26px_1fr] gap-x-3.5 gap-y-3 rounded-card bg-error-soft px-5 py-4 shadow-[inset_0_0_0_1.5px_var(--color-error)]"
    >
      <Icon name="circle-alert" className="size-6 text-error" />
      <div className="font-semibold">
        {title && advice ? <p className="font-display text-label font-[750]">{title}</p> : null}
        {reason && reason !== advice ? <p>{reason}</p> : null}
        <p>{advice}</p>
      </div>
      <p className="col-start-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        {copied ? <CopyButton fields={copied} /> : null}
        {link ? <TextLink href={link.href}>{link.label}</TextLink> : null}
        <a href={site.phone.href} className="text-link">
          Call {site.phone.display}
        </a>
      </p>
    </div>
  );
}

function CopyButton({ fields }: { fields: readonly FieldDefinition[] }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (!form) return;
    await navigator.clipboard.writeText(describe(fields, readFields(fields, readPost(form))));
    setIsCopied(true);
  };
  return (
    <button type="button" onClick={event => void copy(event)} className="btn btn-sm btn-line">
      {isCopied ? 'Copied' : 'Copy my text'}
    </button>
  );
}

/** What the visitor typed and chose, line by line, for the clipboard. */
function describe(fields: readonly FieldDefinition[], typed: Readonly<Record<string, string>>): string {
  const lines = fields.map(({ name, label, options }) => {
    const value = typed[name] ?? '';
    const text = options?.find(option => option.value === value)?.label ?? value;
    return text === '' ? '' : `${label}: ${text}`;
  });
  return lines.filter(Boolean).join('\n');
}

export type FailureLink = { href: string; label: string };

type FailureBoxProps = {
  /** How to go on; '' while nothing has failed. */
  advice: string;
  /** What failed, and why, where no toast says it. */
  title?: string | undefined;
  reason?: string | undefined;
  /** The page that helps. */
  link?: FailureLink | undefined;
  /** The fields whose text the box offers to copy. */
  copied?: readonly FieldDefinition[] | undefined;
};
