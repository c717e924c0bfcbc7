import { Button } from '@/components/ui/button';
import type { TrustedDevice } from '@/lib/accounts/sessions';
import { fillText } from '@/lib/site/text';
import { routes } from '@/lib/site/routes';
import { formatLongDate } from './format-long-date';

/** The devices that need no code to sign in. Removing one needs no password, because it grants nothing. */
export function TrustedDevices({ devices, words, timeZone }: TrustedDevicesProps) {
  return (
    <section aria-labelledby="devices-title">
      <h2 id="devices-title" className="text-h3">
        {words.title}
      </h2>
      <p className="mt-4">{devices.length === 0 ? words.none : words.text}</p>
      <ul className="mt-3 border-t border-line">
        {devices.map(device => (
          <li
            key={device.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <div className="min-w-0">
              <p className="font-bold">{device.browser ?? words.unknownBrowser}</p>
              <p className="soft text-small">
                {fillText(words.trusted, {
                  since: formatLongDate(device.trustedAt, timeZone),
                  used: formatLongDate(device.lastUsedAt, timeZone),
                  until: formatLongDate(device.expiresAt, timeZone),
                })}
              </p>
            </div>
            <form method="post" action={routes.accountAction('forget-device')}>
              <Button type="submit" variant="line" size="sm" name="device" value={device.id}>
                {words.forget}
                <span className="sr-only"> {device.browser ?? words.unknownBrowser}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TrustedDevicesProps = {
  devices: readonly TrustedDevice[];
  words: Record<'title' | 'text' | 'none' | 'trusted' | 'forget' | 'unknownBrowser', string>;
  timeZone: string;
};
