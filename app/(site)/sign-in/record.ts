import { accountPages } from '@/content/account';
import { routes } from '@/lib/site/routes';
import type { PageRecord } from '@/lib/search/documents';

export const page: PageRecord = {
  path: routes.signIn(),
  title: accountPages.signIn.meta.title,
  description: accountPages.signIn.meta.description,
  search: { keywords: 'login, log in, my account, password' },
};
