import type { ReactNode } from 'react';
import { OWNERS_ONLY } from '@/app/(desk)/desk/deed';
import { DeskSection, Facts, type Fact } from '@/app/(desk)/desk/shell/parts';
import { ButtonLink } from '@/components/ui/button';
import './step.css';

/**
 * A page that does one thing: what is about to happen, to whom and what they are told, then its form, and beside
 * both what one needs to decide. In the place of the form stands why there is none: for who is no owner, or because of
 * how things are.
 */
export function DeskStep({ facts, isAllowed = true, isPossible = true, back, beside, children }: StepProps) {
  return (
    <div className="desk-columns">
      <div className="desk-step">
        <DeskSection title="What is about to happen">
          <Facts rows={facts} />
        </DeskSection>
        {isAllowed && isPossible ? (
          children
        ) : (
          <div className="desk-panel">
            <p>{isAllowed ? 'This can’t be done as things are now. Nothing was changed.' : OWNERS_ONLY}</p>
            <div>
              <ButtonLink href={back.href} variant="line" size="sm">
                {back.label}
              </ButtonLink>
            </div>
          </div>
        )}
      </div>
      {beside}
    </div>
  );
}

type StepProps = {
  facts: readonly (Fact | false)[];
  /** False for staff who are no owner, where the deed is an owner's. */
  isAllowed?: boolean;
  /** False where a colleague or the customer was faster, or an address was kept. */
  isPossible?: boolean;
  back: { label: string; href: string };
  beside?: ReactNode;
  children: ReactNode;
};

/** Everything that can be done with something, in one place: each with what it does, before the click. */
export function Deeds({ deeds }: { deeds: readonly (DeedLine | false)[] }) {
  return (
    <DeskSection title="What you can do" id="do">
      <ul className="desk-deeds">
        {deeds
          .filter(deed => deed !== false)
          .map(({ label, hint, href, isOwners = false, button }) => (
            <li key={label}>
              <div>
                {href === undefined || isOwners ? (
                  <strong>{label}</strong>
                ) : (
                  <a href={href} className="text-link font-bold">
                    {label}
                  </a>
                )}
                <p className="soft">{isOwners ? OWNERS_ONLY : hint}</p>
              </div>
              {button}
            </li>
          ))}
      </ul>
    </DeskSection>
  );
}

type DeedLine = {
  label: string;
  hint: ReactNode;
  /** Its page. */
  href?: string;
  /** True for an owner's deed that someone else looks at. */
  isOwners?: boolean;
  /** The form of what moves no money and needs no page. */
  button?: ReactNode;
};
