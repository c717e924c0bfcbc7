import { ConsentBar } from '@/components/consent/consent-bar';
import { StartAnalytics } from './start-analytics';

/** The question about statistics and what listens for them. Stands last in the shell. */
export function SiteAnalytics() {
  return (
    <>
      <ConsentBar />
      <StartAnalytics />
    </>
  );
}
