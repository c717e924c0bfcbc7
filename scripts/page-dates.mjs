/**
 * `npm run page-dates`: the pages whose content has changed in git since the day that their record says, with the day of
 * that change. It writes nothing: whether a reader would notice the change is for you to say (docs/adding-a-page.md).
 */
import './operations/site-modules.mjs';

const { siteSections } = await import('../app/(site)/pages.ts');
const { proposeDays, readContentDays } = await import('./setup/page-dates.ts');

const proposals = proposeDays(
  siteSections().flatMap(section => section.pages),
  readContentDays(),
);
for (const { path, changed, proposed, file } of proposals)
  console.log(`${path.padEnd(72)}${changed}  ${proposed}  ${file}`);
if (proposals.length === 0) console.log('No page has content that is newer than its day.');
