/** `npm run mails`: mails that did not go out, without names and texts; `-- --again <id>` puts one back in the queue. */
import { runOperation } from './run-operation.mjs';

runOperation('mails');
