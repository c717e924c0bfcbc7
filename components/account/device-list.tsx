import { Button } from '@/components/ui/button';
import type { PasswordFormName } from '@/content/account';
import type { FieldDefinition } from '@/lib/forms/define';
import type { FieldError } from '@/lib/forms/schema';
import { routes, type AccountAction } from '@/lib/site/routes';
import { ProofFields } from './proof-fields';

/** Devices or keys of an account, each with a way to remove it: one form, so one password, when it is asked for. */
export function DeviceList({ devices, proof, action, field, remove, unknownBrowser }: DeviceListProps) {
  return (
    <form id={proof.form} method="post" action={routes.accountAction(action)}>
      {proof.isAsked ? <ProofFields {...proof} /> : null}
      <ul className="mt-3 border-t border-line">
        {devices.map(({ id, browser, times }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <div className="min-w-0">
              <p className="font-bold">{browser ?? unknownBrowser}</p>
              <p className="soft text-small">{times}</p>
            </div>
            <Button type="submit" variant="line" size="sm" name={field} value={id}>
              {remove}
              <span className="sr-only"> {browser ?? unknownBrowser}</span>
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}

/** What is asked for before something is removed; nothing for a moment after a sign-in. */
export type Proof = {
  form: PasswordFormName;
  isAsked: boolean;
  /** The password and, of staff, the code. */
  fields: readonly FieldDefinition[];
  hint: string;
  errors: readonly FieldError[];
};

type DeviceListProps = {
  /** `times`: when it was added and used, as a sentence. */
  devices: readonly { id: string; browser: string | null; times: string }[];
  proof: Proof;
  action: AccountAction;
  /** The name of the posted id. */
  field: string;
  remove: string;
  unknownBrowser: string;
};
