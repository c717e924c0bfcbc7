import { DeskSection } from '@/app/(desk)/desk/shell/parts';
import { FIRST_STEPS, type FirstStep } from '@/app/(desk)/desk/today/first-day.queries';
import { Icon } from '@/components/ui/icon';
import { serverRoutes } from '@/lib/site/routes';

/** What an owner does before the first customer comes, each step with the way to where it is done. Nothing when all are. */
export function FirstDay({ done }: { done: Readonly<Record<FirstStep, boolean>> }) {
  const count = FIRST_STEPS.filter(step => done[step]).length;
  if (count === FIRST_STEPS.length) return null;
  return (
    <DeskSection
      title="Your first days"
      id="first-day"
      aside={
        <span className="soft">
          {count} of {FIRST_STEPS.length} done
        </span>
      }
    >
      <ul className="desk-first">
        {FIRST_STEPS.map(step => (
          <li key={step} className={done[step] ? 'done' : ''}>
            {done[step] ? <Icon name="circle-check" className="size-5" /> : <span aria-hidden="true" />}
            <p>
              <a href={STEPS[step].href} className="text-link font-bold">
                {STEPS[step].title}
              </a>
              <span className="sr-only">{done[step] ? ', done' : ', to do'}</span>
              {done[step] ? null : <span className="soft block">{STEPS[step].how}</span>}
            </p>
          </li>
        ))}
      </ul>
    </DeskSection>
  );
}

const STEPS: Readonly<Record<FirstStep, { title: string; how: string; href: string }>> = {
  mail: {
    title: 'Send the first email for real',
    how: 'Set RESEND_API_KEY and MAIL_FROM as docs/operations.md says. Without them, emails go to the simulated mailbox alone.',
    href: `${serverRoutes.deskMail()}?group=sent`,
  },
  paypal: {
    title: 'Take real payments',
    how: 'Set PAYPAL_ENVIRONMENT to live with your own keys, as docs/payments.md says.',
    href: serverRoutes.deskOrders(),
  },
  webhook: {
    title: 'Hear from PayPal',
    how: 'It is done when the first event of a payment has arrived. docs/payments.md says which address PayPal needs.',
    href: serverRoutes.deskPayments(),
  },
  backup: {
    title: 'Make a backup',
    how: 'docs/operations.md has the command and how to run it every night.',
    href: serverRoutes.deskHealth(),
  },
  staff: {
    title: 'Invite a second person',
    how: 'Someone has to answer when you are away.',
    href: serverRoutes.deskInvite(),
  },
  samples: {
    title: 'Replace what is invented',
    how: 'People and reviews are changed here; docs/making-it-yours.md lists the rest.',
    href: serverRoutes.deskContent(),
  },
  answer: {
    title: 'Answer the first lead',
    how: 'Send one yourself by the form of the contact page, and reply to it.',
    href: serverRoutes.deskLeads(),
  },
  notice: {
    title: 'Take the testing notice off',
    how: 'Every page says that a new site is being tested. Turn that off when you are ready.',
    href: serverRoutes.deskContent('notice'),
  },
};
