import { postForm } from '@/components/forms/post-form';
import type { FieldDefinition } from '@/lib/forms/define';
import type { FieldError } from '@/lib/forms/schema';
import { routes, type AccountAction } from '@/lib/site/routes';

/** Browsers since 2025, on a site with a name: they turn the server's JSON into what a device is asked, and back. */
export function canUsePasskeys(): boolean {
  return (
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    !/^\[|^[\d.]+$/.test(location.hostname)
  );
}

/** Has the device make a passkey, once the password in `post` is right. */
export function makePasskey(
  post: URLSearchParams,
  fields: readonly FieldDefinition[],
): Promise<PasskeyOutcome> {
  return ask('passkey-offer', 'passkey-add', { post, fields }, options =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );
}

/** Has the device sign in with one of its passkeys. `next` is where staff go on to. */
export function enterWithPasskey(next: string | null): Promise<PasskeyOutcome> {
  const post = new URLSearchParams(next ? { next } : {});
  return ask('passkey-ask', 'passkey-sign-in', { post, fields: [] }, options =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );
}

/** The server's question goes to the device, and its answer is posted as a form is: the browser goes on with the reply. */
async function ask(
  question: AccountAction,
  answer: AccountAction,
  { post, fields }: { post: URLSearchParams; fields: readonly FieldDefinition[] },
  device: (options: unknown) => Promise<Credential | null>,
): Promise<PasskeyOutcome> {
  const outcome = await postForm(routes.accountAction(question), post, fields);
  if (outcome.kind === 'invalid') return outcome;
  if (outcome.kind === 'failed') return { kind: 'failed', message: outcome.message };
  try {
    const credential = await device(outcome.answer);
    if (!(credential instanceof PublicKeyCredential)) return { kind: 'declined' };
    submit(answer, { next: post.get('next') ?? '', credential: JSON.stringify(credential.toJSON()) });
    return { kind: 'sent' };
  } catch (error) {
    // Only for adding: the device has a passkey of this account (Web Authentication, 6.3.2).
    if (error instanceof DOMException && error.name === 'InvalidStateError') return { kind: 'present' };
    // The visitor said no, was away, or the device has no such key: browsers do not say which.
    return { kind: 'declined' };
  }
}

function submit(action: AccountAction, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = routes.accountAction(action);
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** `failed`: the server's sentence, or null when it said none. */
type PasskeyOutcome =
  | { kind: 'sent' | 'declined' | 'present' }
  | { kind: 'invalid'; problems: FieldError[] }
  | { kind: 'failed'; message: string | null };
