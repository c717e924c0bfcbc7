import { accountPages } from '@/content/account';
import type { PageRecord } from '@/lib/search/documents';
import { routes } from '@/lib/site/routes';

export const page: PageRecord = {
  path: routes.signIn(),
  title: accountPages.signIn.meta.title,
  description: accountPages.signIn.meta.description,
  search: { keywords: 'login, log in, my account, password' },
};
