import { cancelCallAtDesk } from '@/lib/bookings';
import { serverRoutes } from '@/lib/site/routes';
import { postedId, redirectWithNotice, type DeskActions } from './reply';

export const callActions = {
  'call-cancel': async ({ params, staff }, site) => {
    const leadId = postedId(params, 'lead');
    const sequence = Number(params.get('sequence')) || 0;
    const outcome = await cancelCallAtDesk({ leadId, sequence, staffId: staff.accountId }, site);
    return redirectWithNotice(serverRoutes.deskLead(leadId), `call-${outcome}`);
  },
} satisfies DeskActions;
