import { PageNotFound } from '@/components/sections/page-not-found';

/** A page of the site that decided it does not exist; the shell stands around it. */
export default function NotFound() {
  return <PageNotFound />;
}
