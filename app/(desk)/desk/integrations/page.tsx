import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { IntegrationTable, TroubleTable } from '@/app/(desk)/desk/integrations/parts';
import { Hint } from '@/app/(desk)/desk/shell/parts';
import { OwnerOnly } from '@/app/(desk)/desk/staff/parts';
import { ButtonLink } from '@/components/ui/button';
import { listTroubles } from '@/lib/integrations/deliver';
import { listIntegrations } from '@/lib/integrations/integrations';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Integrations');
}

/** Other tools that get leads and orders. Their secrets are for owners alone. */
export default async function IntegrationsPage() {
  const staff = await requireStaff();
  return (
    <DeskPage
      staff={staff}
      current="integrations"
      title="Integrations"
      action={
        staff.isOwner ? (
          <>
            <ButtonLink href={serverRoutes.deskAddIntegration('feed')} variant="line" size="sm">
              Add a feed
            </ButtonLink>
            <ButtonLink href={serverRoutes.deskAddIntegration('webhook')} variant="ink" size="sm">
              Add a webhook
            </ButtonLink>
          </>
        ) : null
      }
    >
      <OwnerOnly staff={staff}>{staff.isOwner ? <Integrations /> : null}</OwnerOnly>
    </DeskPage>
  );
}

async function Integrations() {
  const site = getSite();
  const integrations = await listIntegrations(site);
  return (
    <>
      <div>
        <Hint>
          Other tools can have your leads and orders the moment they come: a webhook sends each one to an
          address, and a feed can be read with a key.
        </Hint>
        <IntegrationTable integrations={integrations} now={site.now()} />
      </div>
      <TroubleTable deliveries={await listTroubles(site)} integrations={integrations} />
    </>
  );
}
