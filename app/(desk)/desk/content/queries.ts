import { openingHours } from '@/content/opening-hours';
import { listCallsOutside, slotsWithHours } from '@/lib/bookings';
import { PARTS, readChanged, readParts, type ReleaseRow } from '@/lib/publishing';
import type { Site } from '@/lib/site/site';

/** The booked calls that lie outside the hours, or on the days off, that a release brings; none where it changes neither. */
export function listCallsOutsideOf(release: ReleaseRow, site: Pick<Site, 'db' | 'now'>): CallsOutside {
  if (!readChanged(release).includes('hours')) return Promise.resolve([]);
  const hours = PARTS.hours.schema.parse(readParts(release).hours ?? openingHours) as typeof openingHours;
  return listCallsOutside(slotsWithHours(hours), site);
}

type CallsOutside = ReturnType<typeof listCallsOutside>;
