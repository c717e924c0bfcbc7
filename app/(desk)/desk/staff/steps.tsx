import type { DeskRefusal } from '@/app/(desk)/desk/deed';
import { MoneyStep } from '@/app/(desk)/desk/money/step';
import {
  postedName,
  DeskField,
  FactorField,
  FilterSelect,
  PostForm,
  refusalOf,
} from '@/app/(desk)/desk/shell/forms';
import { Button } from '@/components/ui/button';
import { deskFigures } from '@/content/desk';
import { rightsOf, STAFF_NAME_MAX, type StaffMember } from '@/lib/accounts/staff-users';
import { serverRoutes } from '@/lib/site/routes';

/** The page that makes an account for someone. `isConfirmed`: null for staff who are no owner. */
export function InviteStep({ isConfirmed }: { isConfirmed: boolean | null }) {
  const refusal = refusalOf('staff-invite');
  return (
    <MoneyStep
      facts={[
        ['What it does', 'Makes an account for them. They choose a password, then set up a second factor.'],
        ['They are told', `By an email with a link that works for ${deskFigures.invitationDays} days.`],
        ['A customer’s account', 'Becomes staff’s: its password and its sign-ins end.'],
        ['Undo', 'Remove them again. Invited twice, they get a second link.'],
      ]}
      isAllowed={isConfirmed !== null}
      back={{ label: 'Back to the staff', href: serverRoutes.deskStaff() }}
    >
      <PostForm action="staff-invite" className="desk-panel">
        <NameField refusal={refusal} form="staff-invite" />
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
        <RoleField value={refusal.values['role'] ?? 'staff'} />
        <FactorField action="staff-invite" isConfirmed={isConfirmed === true} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Invite
          </Button>
        </div>
      </PostForm>
    </MoneyStep>
  );
}

const EMAIL_MAX = 254;

/** The page that sets the name and the role of a member of staff; of oneself only the name. */
export function ChangeStep({ member, isSelf, isConfirmed }: MemberStepProps) {
  const refusal = refusalOf('staff-change');
  return (
    <MoneyStep
      facts={[
        ['Who', whoIs(member)],
        ['What it does', 'The name is shown beside what they do. The role counts from their next click.'],
        ['They are told', 'Nothing by email.'],
      ]}
      isAllowed={isConfirmed !== null}
      back={backTo(member)}
    >
      <PostForm
        action="staff-change"
        hidden={[['staff', member.id]]}
        seen={rightsOf(member)}
        refusal={refusal}
        className="desk-panel"
      >
        <NameField refusal={refusal} form="staff-change" value={member.name} />
        {isSelf ? null : <RoleField value={refusal.values['role'] ?? (member.isOwner ? 'owner' : 'staff')} />}
        <FactorField action="staff-change" refusal={refusal} isConfirmed={isConfirmed === true} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Save
          </Button>
        </div>
      </PostForm>
    </MoneyStep>
  );
}

/** The page for a lost phone. */
export function ResetFactorStep({ member, isSelf, isConfirmed }: MemberStepProps) {
  return (
    <MoneyStep
      facts={[
        ['Who', whoIs(member)],
        [
          'What it does',
          'Removes their second factor, recovery codes, passkeys and trusted devices, and signs them out everywhere.',
        ],
        ['Then', 'They sign in with the password and set up a new second factor.'],
        ['They are told', 'Nothing by email. Tell them yourself.'],
        ['Before', 'Make sure that it is they who ask: call them.'],
      ]}
      isAllowed={isConfirmed !== null}
      isPossible={!isSelf}
      back={backTo(member)}
    >
      <MemberForm
        action="staff-reset-factor"
        member={member}
        isConfirmed={isConfirmed === true}
        button="Remove the second factor"
      />
    </MoneyStep>
  );
}

/** The page that removes a member of staff. */
export function RemoveStep({ member, isSelf, isConfirmed }: MemberStepProps) {
  return (
    <MoneyStep
      facts={[
        ['Who', whoIs(member)],
        ['What it does', 'Deletes their account and signs them out at once. Their leads are nobody’s then.'],
        ['What stays', 'What they did stays in the audit.'],
        ['They are told', 'Nothing by email.'],
        ['Undo', 'You can’t undo this. You can invite them again.'],
      ]}
      isAllowed={isConfirmed !== null}
      isPossible={!isSelf}
      back={backTo(member)}
    >
      <MemberForm
        action="staff-remove"
        member={member}
        isConfirmed={isConfirmed === true}
        button="Remove from the desk"
      />
    </MoneyStep>
  );
}

/** `isConfirmed`: the second factor was, for this, a moment ago; null for staff who are no owner. */
type MemberStepProps = { member: StaffMember; isSelf: boolean; isConfirmed: boolean | null };

function MemberForm({ action, member, isConfirmed, button }: MemberFormProps) {
  return (
    <PostForm action={action} hidden={[['staff', member.id]]} seen={rightsOf(member)} className="desk-panel">
      <FactorField action={action} isConfirmed={isConfirmed} />
      <div>
        <Button type="submit" variant="ink" size="sm">
          {button}
        </Button>
      </div>
    </PostForm>
  );
}

type MemberFormProps = {
  action: 'staff-reset-factor' | 'staff-remove';
  member: StaffMember;
  isConfirmed: boolean;
  button: string;
};

function NameField({ refusal, form, value = '' }: NameFieldProps) {
  return (
    <DeskField
      refusal={refusal}
      form={form}
      name="name"
      label="Name"
      value={value}
      required
      autoComplete="off"
      maxLength={STAFF_NAME_MAX}
    />
  );
}

type NameFieldProps = { refusal: DeskRefusal; form: string; value?: string };

function RoleField({ value }: { value: string }) {
  return (
    <FilterSelect
      name={postedName('staff-change', 'role')}
      label="Role"
      value={value}
      options={[
        ['staff', 'Staff: leads, orders, emails'],
        ['owner', 'Owner: also money, downloads, erasing and staff'],
      ]}
    />
  );
}

function whoIs({ name, email }: StaffMember): string {
  return `${name}, ${email}`;
}

function backTo({ id, name }: StaffMember) {
  return { label: `Back to ${name}`, href: serverRoutes.deskStaff(id) };
}
