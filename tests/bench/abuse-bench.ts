/**
 * What the leads' promises say in figures (docs/leads.md, L1, L2, L11 to L13): leads under kills, the order of writing
 * and answering as the kernel sees it, bodies that are too large, slow clients, counters of a million addresses. Part
 * of `npm run bench`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printTable } from './figures';
import { countAMillion } from './abuse/count-a-million';
import { killUnderLoad } from './abuse/kill-under-load';
import { sendInvalid } from './abuse/send-invalid';
import { sendTooMuch } from './abuse/send-too-much';
import { sendSlowly } from './abuse/send-slowly';
import { traceLeads } from './abuse/trace-leads';

const dir = mkdtempSync(join(tmpdir(), 'site-abuse-bench-'));
const parts = [killUnderLoad, traceLeads, sendInvalid, sendTooMuch, sendSlowly, countAMillion];
const rows: string[][] = [];
for (const part of parts) rows.push(...(await part(dir)));
printTable(['promise', 'what is done', 'what comes of it'], rows);
rmSync(dir, { recursive: true, force: true });
