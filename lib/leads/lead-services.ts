import type { CountFailedPost } from '@/lib/site/security/failed-posts';
import type { AccountHandler } from './account-handler';
import type { FormPageDeps, FormTexts } from '@/lib/forms';
import type { SubmitLeadDeps } from './submit-lead';

/** What the form handler needs: the use-case's ports, the texts, and what is known about this server. */
export type LeadServices = SubmitLeadDeps &
  FormPageDeps & {
    texts: FormTexts;
    /** How many proxies in front of our own server append to `X-Forwarded-For`. */
    trustedProxyHops: number;
    countFailedPost: CountFailedPost;
    /** Signs what we give out and get back. */
    secret: string;
    /** Handles the sign-in and sign-up forms. */
    accounts: AccountHandler;
  };
