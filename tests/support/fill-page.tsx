import { renderToString } from 'react-dom/server';
import { AuthForm } from '@/components/account/auth-form';
import { PasswordForm } from '@/components/account/password-form';
import { Assistant } from '@/components/assistant/assistant';
import { CheckupForm } from '@/components/checkup/checkup-form';
import { LeadForm } from '@/components/forms/lead-form';
import { Questionnaire } from '@/components/questionnaire/questionnaire';
import { passwordForms, type PasswordFormName } from '@/content/account';
import { QUESTION_MAX, type Conversation } from '@/lib/assistant/answer';
import { LEAD_FORM_NAMES, type FormName } from '@/lib/forms/define';
import type { FormAttempt } from '@/lib/forms/schema';
import type { Site } from '@/lib/site/site';

/** In place of the engine: a page with nothing but the form that comes back, drawn as its island holds it. */
export const fillFormPage: NonNullable<Site['fillPage']> = (_address, visits) => {
  const [form = ''] = Object.keys(visits);
  const body = renderToString(
    form === 'ask'
      ? drawConversation(visits[form] as Conversation)
      : drawForm(form as FormName | PasswordFormName, visits[form] as FormAttempt),
  );
  const head = '<head><title>T</title><script>x</script></head>';
  return Promise.resolve(`<!doctype html><html lang="en">${head}<body><h1>T</h1>${body}</body></html>`);
};

function drawConversation(conversation: Conversation) {
  const actions = { action: '/ask/answer', sendAction: '/ask/send', bookAction: '/ask/book' };
  return <Assistant conversation={conversation} {...actions} maximum={QUESTION_MAX} />;
}

function drawForm(form: FormName | PasswordFormName, attempt: FormAttempt) {
  if (form === 'questionnaire-form') return <Questionnaire attempt={attempt}>Next</Questionnaire>;
  if (form === 'signin-form' || form === 'signup-form')
    return (
      <AuthForm form={form} words={WORDS} next="/account" attempt={attempt}>
        Small print
      </AuthForm>
    );
  if (form === 'checkup-form') return <CheckupForm attempt={attempt} />;
  if (isLeadForm(form))
    return (
      <LeadForm form={form} isWide attempt={attempt}>
        Next
      </LeadForm>
    );
  return (
    <PasswordForm
      form={form}
      definition={passwordForms[form]}
      action="/account-actions/x"
      showPasswords="Show"
      tooLong="Too long"
      attempt={attempt}
    />
  );
}

function isLeadForm(form: string): form is Exclude<(typeof LEAD_FORM_NAMES)[number], 'questionnaire-form'> {
  return LEAD_FORM_NAMES.some(name => name === form);
}

const WORDS = { failed: 'It failed.', failedTitle: 'Failed', refused: 'Not these.', showPasswords: 'Show' };
