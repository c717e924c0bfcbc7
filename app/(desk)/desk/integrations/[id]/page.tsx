import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { OnMark } from '@/app/(desk)/desk/integrations/parts';
import { ToolDeeds, ToolFacts } from '@/app/(desk)/desk/integrations/tool';
import { OwnerOnly } from '@/app/(desk)/desk/staff/parts';
import { isConfirmed } from '@/lib/accounts/factor';
import { listIntegrations } from '@/lib/integrations/integrations';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Integrations');
}

/** One tool that gets leads or orders: where it gets them, its secret for who just confirmed, and what can be done. */
export default async function IntegrationPage({ params }: { params: Promise<{ id: string }> }) {
  const staff = await requireStaff();
  const { id } = await params;
  const site = getSite();
  const tool = staff.isOwner ? (await listIntegrations(site)).find(one => one.id === id) : undefined;
  if (staff.isOwner && !tool) return <DeskGone staff={staff} />;
  return (
    <DeskPage
      staff={staff}
      current="integrations"
      title={tool?.name ?? 'Integrations'}
      crumb={{ label: 'Integrations', href: serverRoutes.deskIntegrations() }}
      meta={tool ? <OnMark isOn={tool.isOn} /> : null}
    >
      <OwnerOnly staff={staff}>
        {tool ? (
          <div className="desk-halves">
            <ToolFacts
              tool={tool}
              siteUrl={site.env.SITE_URL}
              isConfirmed={isConfirmed(staff, 'export', site.now())}
            />
            <ToolDeeds tool={tool} isConfirmed={isConfirmed(staff, 'export', site.now())} />
          </div>
        ) : null}
      </OwnerOnly>
    </DeskPage>
  );
}
