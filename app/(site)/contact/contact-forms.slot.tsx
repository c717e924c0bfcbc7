import { defineSlot } from '#engine/page';
import { ConsultationForm } from '@/components/contact/consultation-form.slot';
import { ContactForms } from '@/components/contact/contact-forms';
import { contactPage } from '@/content/contact-page';
import { leadForms } from '@/content/lead-forms';
import { MessageForm } from './message-form.slot';

/** Both forms. The address may name the subject, and so decide which form comes first. */
export const ContactSlot = defineSlot<{ inquiry: string }>({
  name: 'contact-forms',
  Part: ({ visit }) => {
    const { message, consultation } = contactPage;
    return (
      <div className="contents" data-inquiry={visit?.inquiry}>
        <ContactForms
          message={{ ...message, children: <MessageForm inquiry={visit?.inquiry} /> }}
          consultation={{ ...consultation, children: <ConsultationForm submitVariant="ink" /> }}
        />
      </div>
    );
  },
  load: ({ params }) => {
    const inquiry = params.get('inquiry') ?? '';
    return INQUIRIES.has(inquiry) ? { inquiry } : undefined;
  },
});

const INQUIRIES: ReadonlySet<string> = new Set(
  leadForms['contact-form'].fields.flatMap(field =>
    'options' in field && field.name === 'inquiry' ? field.options.map(({ value }) => value) : [],
  ),
);
