import type { ReactNode } from 'react';
import { refusalOf } from '@/app/(desk)/desk/shell/forms';

/**
 * What one writes about a lead, one kind at a time: a reply, a note for staff, or an answer that came elsewhere. A kind
 * that is not possible is null. The choice is the browser's own, so it needs no script.
 */
export function Composer({ reply, note, answer }: Record<'reply' | 'note' | 'answer', ReactNode | null>) {
  const kinds = [
    { kind: 'reply', label: 'Reply by email', form: reply, action: 'lead-reply' },
    { kind: 'note', label: 'Note', form: note, action: 'lead-note' },
    { kind: 'answer', label: 'They answered elsewhere', form: answer, action: 'lead-answer' },
  ] as const;
  const possible = kinds.filter(({ form }) => form !== null);
  const refused = possible.find(({ action }) => Object.keys(refusalOf(action).errors).length > 0);
  const first = refused ?? possible[0];
  return (
    <section id="reply" aria-label="Write" className="desk-panel desk-composer">
      <fieldset>
        <legend className="sr-only">What do you write?</legend>
        {possible.map(({ kind, label }) => (
          <label key={kind}>
            <input type="radio" name="composer" value={kind} defaultChecked={kind === first?.kind} />
            {label}
          </label>
        ))}
      </fieldset>
      {possible.map(({ kind, form }) => (
        <div key={kind} className={`desk-write-${kind}`}>
          {form}
        </div>
      ))}
    </section>
  );
}
