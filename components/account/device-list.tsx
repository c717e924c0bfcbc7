import { Button } from '@/components/ui/button';
import { routes, type AccountAction } from '@/lib/site/routes';

/** Devices or keys of an account, each with a way to remove it, which needs no password because it grants nothing. */
export function DeviceList({ devices, action, field, remove, unknownBrowser }: DeviceListProps) {
  return (
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
          <form method="post" action={routes.accountAction(action)}>
            <Button type="submit" variant="line" size="sm" name={field} value={id}>
              {remove}
              <span className="sr-only"> {browser ?? unknownBrowser}</span>
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}

type DeviceListProps = {
  /** `times`: when it was added and used, as a sentence. */
  devices: readonly { id: string; browser: string | null; times: string }[];
  action: AccountAction;
  /** The name of the posted id. */
  field: string;
  remove: string;
  unknownBrowser: string;
};
