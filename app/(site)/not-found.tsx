import { PageNotFound } from '@/components/sections/page-not-found';

/** The not-found screen of the site, inside its shell. */
export default function NotFound() {
  return <PageNotFound />;
}
