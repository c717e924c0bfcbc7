import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import {
  AddFeedForm,
  AddWebhookForm,
  IntegrationTable,
  TroubleTable,
} from '@/app/(desk)/desk/integrations/parts';
import { Hint } from '@/app/(desk)/desk/shell/parts';
import { OwnerOnly } from '@/app/(desk)/desk/staff/parts';
import { isConfirmed } from '@/lib/accounts/factor';
import { listTroubles } from '@/lib/integrations/deliver';
import { listIntegrations } from '@/lib/integrations/integrations';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Integrations');
}

/** Other tools that get leads and orders. Their secrets are for owners alone. */
export default async function IntegrationsPage() {
  const staff = await requireStaff();
  return (
    <DeskPage staff={staff} current="integrations" title="Integrations">
      <OwnerOnly staff={staff}>
        {staff.isOwner ? <Integrations isConfirmed={isConfirmed(staff, 'export', getSite().now())} /> : null}
      </OwnerOnly>
    </DeskPage>
  );
}

async function Integrations({ isConfirmed }: { isConfirmed: boolean }) {
  const site = getSite();
  const integrations = await listIntegrations(site);
  return (
    <>
      <div>
        <Hint>
          Other tools can have your leads and orders the moment they come: a webhook sends each one to an
          address, and a feed can be read with a key. Both hand over names and addresses, so add only tools
          that you trust, and name them in the privacy policy.
        </Hint>
        <IntegrationTable integrations={integrations} siteUrl={site.env.SITE_URL} isConfirmed={isConfirmed} />
      </div>
      <TroubleTable deliveries={await listTroubles(site)} integrations={integrations} />
      <div className="desk-columns">
        <AddWebhookForm isConfirmed={isConfirmed} />
        <AddFeedForm isConfirmed={isConfirmed} />
      </div>
    </>
  );
}
