import { sayCount, signInsOf } from '@/app/(desk)/desk/person/counts';
import { DeskField, FactorField, PostButton, PostForm } from '@/app/(desk)/desk/shell/forms';
import { DeskStep } from '@/app/(desk)/desk/shell/step';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import type { Call } from '@/lib/bookings';
import { serverRoutes } from '@/lib/site/routes';
import { eraseForm } from './forms';
import type { PersonView } from './queries';

/** The page that downloads all of it, for someone who asks what we have. */
export function DownloadStep({ isConfirmed, ...person }: PersonStepProps & Confirmable) {
  return (
    <DeskStep
      facts={[
        ['Who', person.address],
        ['What you get', 'All of this in one JSON file, as the law wants it: to read and to take along.'],
        ['What isn’t in it', 'Notes of the staff, and anything that opens an account.'],
        [
          'They are told',
          'Nothing by email. Make sure that it is they who ask, then send it to this address.',
        ],
        ['On our side', 'The audit keeps that you downloaded it.'],
      ]}
      isAllowed={isConfirmed !== null}
      back={backTo(person)}
    >
      <PostForm action="person-export" hidden={[['of', person.reference]]} className="desk-panel">
        <FactorField action="person-export" isConfirmed={isConfirmed === true} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Download
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

/** The page for a customer's lost phone. */
export function SignOutStep(person: PersonStepProps) {
  const { reference, records } = person;
  const { sessions, passkeys } = signInsOf(records);
  return (
    <DeskStep
      facts={[
        ['Who', person.address],
        ['Browsers signed in', sessions],
        ['Passkeys', passkeys],
        ['What it does', 'Ends all of these, and the links in emails that open the account.'],
        ['Then', 'They sign in with their password, and can add passkeys again.'],
        ['They are told', 'Nothing by email. Tell them yourself.'],
      ]}
      isPossible={sessions + passkeys > 0}
      back={backTo(person)}
    >
      <div className="desk-panel">
        <PostButton action="person-sign-out" hidden={[['of', reference]]} variant="ink">
          Sign this customer out everywhere, passkeys too
        </PostButton>
      </div>
    </DeskStep>
  );
}

/** The page that erases someone. `calls`: what they booked, which ends with them. */
export function EraseStep({ calls, isConfirmed, ...person }: PersonStepProps & Confirmable & WithCalls) {
  const { records, reference } = person;
  const { leads, answers, checkups, subscriptions, accounts, mails, orders, invoices } = records;
  const gone = [
    ...sayCount(leads, 'lead'),
    ...sayCount(answers, 'answer'),
    ...sayCount(checkups, 'website checkup'),
    ...sayCount(subscriptions, 'newsletter subscription'),
    ...sayCount(accounts, 'account'),
    ...sayCount(mails, 'email'),
  ];
  const kept = [...sayCount(orders, 'order'), ...sayCount(invoices, 'invoice')];
  return (
    <DeskStep
      facts={[
        ['Who', person.address],
        ['What we have', gone.join(', ') || 'Nothing that can be erased'],
        [
          'What it does',
          'This permanently deletes leads with their notes and emails, the newsletter subscription, the account, and the texts of other emails.',
        ],
        ['What stays', `${kept.join(', ') || 'No orders, no invoices'}. Orders stay: tax law requires them.`],
        calls.length > 0 && [
          'Booked calls',
          `${sayCount(calls, 'call')[0]}: canceled without an email to them.`,
        ],
        ['They are told', 'Nothing: their address is gone then. Answer them before you erase.'],
        ['Undo', 'You can’t undo this. A restored backup erases the address again.'],
        accounts.some(({ role }) => role === 'staff') && [
          'Staff',
          <>
            This is a staff member’s address. Remove that account under{' '}
            <TextLink href={serverRoutes.deskStaff()}>“Staff”</TextLink>.
          </>,
        ],
      ]}
      isAllowed={isConfirmed !== null}
      back={backTo(person)}
    >
      <PostForm action="person-erase" hidden={[['of', reference]]} className="desk-panel">
        <DeskField action="person-erase" schema={eraseForm} name="confirmation" />
        <FactorField action="person-erase" isConfirmed={isConfirmed === true} />
        <div>
          <Button type="submit" variant="ink" size="sm">
            Erase permanently
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

function backTo({ address, reference }: PersonStepProps) {
  return { label: `Back to ${address}`, href: serverRoutes.deskPerson(reference) };
}

/** `reference` names the person in a post. */
type PersonStepProps = { address: string; reference: string; records: PersonView };
/** Whether the second factor was, for this, a moment ago; null for staff who are no owner. */
type Confirmable = { isConfirmed: boolean | null };
type WithCalls = { calls: readonly Call[] };
