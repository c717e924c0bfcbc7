/** `npm run serve`: the production start. Refuses simulators and missing settings, naming every problem at once. */
process.env.APP_MODE = 'production';
process.argv.push('--production');
await import('./start.mjs');
