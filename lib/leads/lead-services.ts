import type { CountFailedPost } from '@/lib/security/failed-posts';
import type { AccountHandler } from './account-handler';
import type { FormPageDeps } from './form-page';
import type { SubmitLeadDeps } from './submit-lead';

/** What the form handler needs: the use-case's ports, the texts, and what is known about this server. */
export type LeadServices = SubmitLeadDeps &
  FormPageDeps & {
    /** How many proxies in front of our own server append to `X-Forwarded-For`. */
    trustedProxyHops: number;
    countFailedPost: CountFailedPost;
    /** Seals what we hand out to be shown to us again. */
    secret: string;
    /** Judges the sign-in and sign-up forms. */
    accounts: AccountHandler;
  };
