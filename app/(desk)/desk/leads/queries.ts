import { postedId, type DeskPost } from '@/app/(desk)/desk/deed';
import { findDeskLead } from '@/lib/leads/leads.sql';
import { serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';

/** For a deed whose form is about one lead: finds it, and says where one goes when it is gone. */
export const postedLead = {
  find: ({ params }: DeskPost<'lead'>, site: Site) => findDeskLead(postedId(params, 'lead'), site),
  gone: [serverRoutes.deskLeads(), 'This lead no longer exists.'],
} as const;

/** The page of the lead that a form is about. */
export function pageOfLead({ params }: DeskPost<'lead'>): string {
  return serverRoutes.deskLead(postedId(params, 'lead'));
}
