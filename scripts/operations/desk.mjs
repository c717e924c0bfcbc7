/** `npm run desk`: who may work at the agency's desk; `-- add-user <address>` adds somebody, and asks for a password. */
import { runOperation } from './run-operation.mjs';

runOperation('desk');
