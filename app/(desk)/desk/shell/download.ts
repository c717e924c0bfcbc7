import type { z } from 'zod';
import type { DeskPost, DeskReply } from '@/app/(desk)/desk/deed';
import type { CsvColumn } from '@/app/(desk)/desk/shell/csv';
import type { DeedLine } from '@/content/audit';
import { site as agency } from '@/content/site';
import type { DeskLead } from '@/lib/leads/lead';
import { insertAudit } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { dayIn, zoneOffsetAt } from '@/lib/site/time';
import type { exportForm } from './export-form';

/** A file of today, named by what is in it. */
export function csvFile(
  what: string,
  body: ReadableStream<Uint8Array>,
  { now }: Site,
): DeskReply<never, never> {
  const day = dayIn(agency.timeZone, now());
  return { kind: 'file', name: `${what}-${day}.csv`, type: CSV, body };
}

export const CSV = 'text/csv; charset=utf-8; header=present';

/** What the form of a download says about its file. */
export function csvOptions({ values }: { values: z.output<typeof exportForm> }): { isForExcel: boolean } {
  return { isForExcel: values.excel };
}

export async function noteDownload(
  action: DeedLine,
  detail: string,
  { staff }: Pick<DeskPost, 'staff'>,
  site: Site,
): Promise<void> {
  await insertAudit(site.db, { actorId: staff.accountId, action, detail: detail || 'all' }, site);
}

/** Every file has the agency's clock, and says so. */
export function timeColumn<Row>(name: string, at: (row: Row) => number | null): CsvColumn<Row> {
  const { timeZone } = agency;
  return {
    name: `${name} (${timeZone})`,
    valueOf: row => {
      const instant = at(row);
      return instant === null ? null : toWallTime(instant, timeZone);
    },
  };
}

export function amountColumn<Row>(name: string, minorOf: (row: Row) => number): CsvColumn<Row> {
  return { name, valueOf: row => ({ minor: minorOf(row) }) };
}

/** Where a lead or an order came from. */
export const SOURCE_COLUMNS: readonly CsvColumn<Pick<DeskLead, 'source'>>[] = [
  { name: 'source', valueOf: ({ source }) => source.source },
  { name: 'visitBeganOn', valueOf: ({ source }) => source.entryPage },
  { name: 'formOn', valueOf: ({ source }) => source.formPage },
  { name: 'campaign', valueOf: ({ source }) => source.details['utm_campaign'] ?? null },
];

/** "2026-07-06 15:30" by the agency's clock: every spreadsheet reads it as a time, and sorts it. */
function toWallTime(at: number, timeZone: string): string {
  return new Date(at + zoneOffsetAt(at, timeZone))
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:MM'.length)
    .replace('T', ' ');
}
