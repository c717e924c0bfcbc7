import type { Change } from '@/content/google-services/google-service';
import { googleHub } from '@/content/google-services/hub';
import { ToolTable } from './tool-table';

/** The same things without us and with us, both in sight. */
export function ChangeTable({ caption, rows }: { caption: string; rows: readonly Change[] }) {
  const { thing, before, after } = googleHub.labels.change;
  return (
    <ToolTable
      caption={caption}
      head={[thing, before, after]}
      rows={rows.map(row => ({ id: row.thing, name: row.thing, cells: [row.before, row.after] }))}
    />
  );
}
