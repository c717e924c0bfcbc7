/** For the script that every page has. */
export { startIslands, wake } from './islands/starter';
