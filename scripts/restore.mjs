/** `npm run restore -- <file>`: puts a copy in the database's place, which is kept aside. The site must be stopped. */
import { runOperation } from './operations/run-operation.mjs';

runOperation('restore');
