/** `npm run retention`: deletes what is past its time; `-- --erase <address>` erases one person. */
import { runOperation } from './operations/run-operation.mjs';

runOperation('retention');
