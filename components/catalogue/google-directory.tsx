import { ServiceDirectory } from '@/components/sections/service-directory';
import { googleHub } from '@/content/google-services/hub';
import { googleEntries } from './google-entry';

/** All the Google services, in groups by what an owner wants from them. */
export function GoogleDirectory() {
  return (
    <div className="grid gap-14">
      {googleHub.groups.map(({ title, line, ids }) => (
        <div
          key={title}
          className="grid items-start gap-x-[clamp(28px,5vw,88px)] gap-y-5 lg:grid-cols-[.5fr_1.6fr]"
        >
          <div>
            <h3>{title}</h3>
            <p className="soft mt-2 text-small">{line}</p>
          </div>
          <ServiceDirectory entries={googleEntries(ids)} />
        </div>
      ))}
    </div>
  );
}
