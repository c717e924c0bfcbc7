import type { ReactNode } from 'react';
import type { DeskRefusal } from '@/app/(desk)/desk/deed';
import { OWNERS_ONLY } from '@/app/(desk)/desk/deed';
import {
  postedName,
  DeskField,
  FactorField,
  FilterSelect,
  PostForm,
  refusalOf,
} from '@/app/(desk)/desk/shell/forms';
import { DeskMark, DeskSection, Moment } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import { rightsOf, STAFF_NAME_MAX, type StaffMember } from '@/lib/accounts/staff-users';

/** Shows its children to an owner of the desk, and everyone else why they are not there. */
export function OwnerOnly({ staff, children }: { staff: { isOwner: boolean }; children: ReactNode }) {
  return staff.isOwner ? children : <p className="soft">{OWNERS_ONLY}</p>;
}

/** Who may use the desk. */
export function StaffTable({ members, accountId }: { members: readonly StaffMember[]; accountId: string }) {
  return (
    <DeskTable
      caption="Staff"
      empty="No one can use the desk yet."
      rows={members}
      columns={[
        [
          'Who',
          ({ id, name, email }) => (
            <>
              <strong>{id === accountId ? `${name} (you)` : name}</strong>
              <span className="soft block wrap-anywhere">{email}</span>
            </>
          ),
          'main',
        ],
        [
          'Role',
          ({ isOwner }) => (
            <DeskMark tone={isOwner ? 'good' : 'calm'}>{isOwner ? 'Owner' : 'Staff'}</DeskMark>
          ),
        ],
        ['Since', ({ createdAt }) => <Moment at={createdAt} />],
      ]}
    />
  );
}

/** Makes an account for someone, and emails them the way in. */
export function InviteForm({ isConfirmed }: { isConfirmed: boolean }) {
  const refusal = refusalOf('staff-invite');
  return (
    <DeskSection title="Invite someone" id="invite">
      <PostForm action="staff-invite" className="desk-panel">
        <StaffFields refusal={refusal} form="staff-invite" name="" current={null} />
        <DeskField
          refusal={refusal}
          form="staff-invite"
          name="email"
          type="email"
          label="Email address"
          required
          autoComplete="off"
          maxLength={EMAIL_MAX}
        />
        <FactorField action="staff-invite" isConfirmed={isConfirmed} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Invite
          </Button>
        </div>
      </PostForm>
    </DeskSection>
  );
}

const EMAIL_MAX = 254;

/** What an owner can change of one member of staff; of themselves only the name. */
export function MemberForms({ member, isSelf, isConfirmed }: MemberFormsProps) {
  const { id, name, isOwner } = member;
  const about = ['staff', id] as const;
  const change = refusalOf('staff-change', about);
  const isRefused = ACTIONS.some(action => Object.keys(refusalOf(action, about).errors).length > 0);
  return (
    <details className="desk-panel" open={isRefused}>
      <summary className="flex min-h-11 cursor-pointer items-center font-bold">Change {name}</summary>
      <PostForm
        action="staff-change"
        hidden={[about]}
        seen={rightsOf(member)}
        refusal={change}
        className="grid gap-3"
      >
        <StaffFields
          refusal={change}
          form={`staff-change-${id}`}
          name={name}
          current={isSelf ? null : isOwner ? 'owner' : 'staff'}
        />
        <FactorField
          action="staff-change"
          form={`staff-change-${id}`}
          refusal={change}
          isConfirmed={isConfirmed}
        />
        <div>
          <Button type="submit" variant="line" size="sm">
            Save
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      </PostForm>
      {isSelf ? null : (
        <>
          <Danger
            action="staff-reset-factor"
            member={member}
            isConfirmed={isConfirmed}
            button="Remove the second factor"
          >
            For a lost phone. They set up a new one at the next sign-in.
          </Danger>
          <Danger
            action="staff-remove"
            member={member}
            isConfirmed={isConfirmed}
            button="Remove from the desk"
          >
            They are signed out at once. What they did stays in the audit.
          </Danger>
        </>
      )}
    </details>
  );
}

const ACTIONS = ['staff-change', 'staff-reset-factor', 'staff-remove'] as const;

type MemberFormsProps = { member: StaffMember; isSelf: boolean; isConfirmed: boolean };

/** `current`: the role; null where it can’t be changed, or is still to be chosen. */
function StaffFields({ refusal, form, name, current }: StaffFieldsProps) {
  return (
    <>
      <DeskField
        refusal={refusal}
        form={form}
        name="name"
        label="Name"
        value={name}
        required
        autoComplete="off"
        maxLength={STAFF_NAME_MAX}
      />
      {name !== '' && current === null ? null : (
        <FilterSelect
          name={postedName('staff-change', 'role')}
          id={`${form}-role`}
          label="Role"
          value={refusal.values['role'] ?? current ?? 'staff'}
          options={[
            ['staff', 'Staff: leads, orders, emails'],
            ['owner', 'Owner: also money, downloads, erasing and staff'],
          ]}
        />
      )}
    </>
  );
}

type StaffFieldsProps = {
  refusal: DeskRefusal;
  form: string;
  name: string;
  current: 'owner' | 'staff' | null;
};

function Danger({ action, member, isConfirmed, button, children }: DangerProps) {
  const about = ['staff', member.id] as const;
  const refusal = refusalOf(action, about);
  return (
    <PostForm
      action={action}
      hidden={[about]}
      seen={rightsOf(member)}
      refusal={refusal}
      className="mt-4 grid gap-3 border-t border-line pt-4"
    >
      <p className="text-small">{children}</p>
      <FactorField
        action={action}
        form={`${action}-${about[1]}`}
        refusal={refusal}
        isConfirmed={isConfirmed}
      />
      <div>
        <Button type="submit" variant="line" size="sm">
          {button}
          <span className="sr-only"> {member.name}</span>
        </Button>
      </div>
    </PostForm>
  );
}

type DangerProps = {
  action: 'staff-reset-factor' | 'staff-remove';
  member: StaffMember;
  isConfirmed: boolean;
  button: string;
  children: string;
};
