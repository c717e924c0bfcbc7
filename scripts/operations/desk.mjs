/** `npm run desk`: who may work at the agency's desk; `-- add-user <address>` adds someone, and asks for a password. */
import { runOperation } from './run-operation.mjs';

runOperation('desk');
