import { DeskField, FactorField, PostForm, refusalOf } from '@/app/(desk)/desk/shell/forms';
import { DeskStep } from '@/app/(desk)/desk/shell/step';
import { Button } from '@/components/ui/button';
import { deskFigures } from '@/content/desk';
import { rightsOf, type StaffMember } from '@/lib/accounts/staff-users';
import { serverRoutes } from '@/lib/site/routes';
import { inviteForm, memberForm } from './forms';

/** The page that makes an account for someone. `isConfirmed`: null for staff who are no owner. */
export function InviteStep({ isConfirmed }: { isConfirmed: boolean | null }) {
  const field = { action: 'staff-invite', schema: inviteForm } as const;
  return (
    <DeskStep
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
        <DeskField {...field} name="name" />
        <DeskField {...field} name="email" />
        <DeskField {...field} name="role" />
        <FactorField action="staff-invite" isConfirmed={isConfirmed === true} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Invite
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

/** The page that sets the name and the role of a member of staff; of oneself only the name. */
export function ChangeStep({ member, isSelf, isConfirmed }: MemberStepProps) {
  const refusal = refusalOf('staff-change');
  const field = { action: 'staff-change', schema: memberForm, refusal, isOptional: false } as const;
  return (
    <DeskStep
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
        <DeskField {...field} name="name" value={member.name} />
        {isSelf ? null : <DeskField {...field} name="role" value={member.isOwner ? 'owner' : 'staff'} />}
        <FactorField action="staff-change" refusal={refusal} isConfirmed={isConfirmed === true} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Save
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

/** The page for a lost phone. */
export function ResetFactorStep({ member, isSelf, isConfirmed }: MemberStepProps) {
  return (
    <DeskStep
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
    </DeskStep>
  );
}

/** The page that removes a member of staff. */
export function RemoveStep({ member, isSelf, isConfirmed }: MemberStepProps) {
  return (
    <DeskStep
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
    </DeskStep>
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

function whoIs({ name, email }: StaffMember): string {
  return `${name}, ${email}`;
}

function backTo({ id, name }: StaffMember) {
  return { label: `Back to ${name}`, href: serverRoutes.deskStaff(id) };
}
