import type { TrustedDevice } from '@/lib/accounts/sessions';
import { fillText } from '@/lib/site/text';
import { DeviceList, type Proof } from './device-list';
import { formatLongDate } from './format-long-date';

/** The devices that need no code to sign in. */
export function TrustedDevices({ devices, words, timeZone, proof }: TrustedDevicesProps) {
  const timesOf = ({ trustedAt, lastUsedAt, expiresAt }: TrustedDevice) =>
    fillText(words.trusted, {
      since: formatLongDate(trustedAt, timeZone),
      used: formatLongDate(lastUsedAt, timeZone),
      until: formatLongDate(expiresAt, timeZone),
    });
  return (
    <section aria-labelledby="devices-title">
      <h2 id="devices-title" className="text-h3">
        {words.title}
      </h2>
      <p className="mt-4">{devices.length === 0 ? words.none : words.text}</p>
      {devices.length === 0 ? null : (
        <DeviceList
          devices={devices.map(device => ({ ...device, times: timesOf(device) }))}
          proof={proof}
          action="forget-device"
          field="device"
          remove={words.forget}
          unknownBrowser={words.unknownBrowser}
        />
      )}
    </section>
  );
}

type TrustedDevicesProps = {
  devices: readonly TrustedDevice[];
  words: Record<'title' | 'text' | 'none' | 'trusted' | 'forget' | 'unknownBrowser', string>;
  timeZone: string;
  proof: Proof;
};
