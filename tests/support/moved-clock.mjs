/**
 * Loaded before a program (`--import`): its clock is as far from the real one as the file in CLOCK_OFFSET_FILE says, in
 * milliseconds, and follows that file.
 */
import { readFileSync, watchFile } from 'node:fs';

const file = process.env['CLOCK_OFFSET_FILE'] ?? '';
const realNow = Date.now;
let offset = 0;

function read() {
  offset = Number(readFileSync(file, 'utf8'));
}

read();
watchFile(file, { interval: 50, persistent: false }, read);
Date.now = () => realNow() + offset;
