import type { ReactNode } from 'react';
import { ErrorSummary } from '@/components/ui/error-summary';
import type { FormDefinition, FormMessages, FormName } from '@/lib/leads/form-definition';
import { routes } from '@/lib/routes';
import { EnhancedForm } from './enhanced-form';
import { encodeRules } from './form-rules';
import { Honeypot } from './honeypot';
import { ShellFailureBox } from './shell-parts';

/**
 * What every form of `POST /` shares, by the form slot contract: the summary slot, the hidden fields, the trap, and the
 * box for a failed send. It posts as plain HTML; the enhancement reads rules and words from its attributes.
 */
export function FormShell({
  name,
  definition,
  messages,
  toast,
  failureTitle,
  onAccepted,
  className,
  children,
}: FormShellProps) {
  return (
    <EnhancedForm
      id={name}
      data-form={name}
      action={routes.formAction()}
      data-rules={encodeRules(definition, messages.tooLong)}
      data-failure={messages.failed}
      data-failure-title={failureTitle}
      data-unsent={messages.unsent}
      data-refused={messages.refused}
      data-toast={toast}
      className={className}
      aria-label={definition.title}
      {...(onAccepted ? { onAccepted } : {})}
    >
      <ErrorSummary form={name} title="" errors={[]} />
      <input type="hidden" name="form-name" value={name} />
      <input type="hidden" name="submission-id" defaultValue="" />
      <input type="hidden" name="form-started-at" defaultValue="" />
      <Honeypot form={name} />
      {children}
      <ShellFailureBox />
    </EnhancedForm>
  );
}

/** What is said when a form did not arrive, and when a text is too long. */
export type ShellMessages = Pick<FormMessages, 'failed' | 'unsent' | 'tooLong'> & {
  /** What the box says for a refusal that gives no reason of its own, such as a wrong password. */
  refused?: string;
};

type FormShellProps = {
  name: FormName;
  definition: FormDefinition;
  /** `formMessages` of `content/forms.ts`. */
  messages: ShellMessages;
  /** Said in a toast once the server has the form, unless its answer has words of its own. */
  toast?: string | undefined;
  /** Stands over what a failed send says, in the place of "Error". */
  failureTitle?: string;
  /** For client parents only: hears the answer, and returns true when it takes over. */
  onAccepted?: (answer: unknown) => boolean;
  className?: string;
  children: ReactNode;
};
