import { NotFoundPanel } from '@/components/sections/not-found-panel';

/** A page of the site that decided it does not exist; the shell stands around it. */
export default function NotFound() {
  return <NotFoundPanel />;
}
