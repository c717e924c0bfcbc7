/** `npm run backup`: a verified copy of the database into BACKUP_DIR, while the site runs; `-- --hourly` repeats it. */
import { runOperation } from './operations/run-operation.mjs';

runOperation('backup');
