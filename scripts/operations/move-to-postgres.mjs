/** `npm run move-to-postgres`: copies the embedded file into the PostgreSQL of DATABASE_URL. The site must be stopped. */
import { runOperation } from './run-operation.mjs';

runOperation('move-to-postgres');
