import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { AddStep } from '@/app/(desk)/desk/integrations/parts';
import { isConfirmed } from '@/lib/accounts/factor';
import { toParams } from '@/lib/site/list-filter';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Integrations');
}

/** Adds a webhook, or the feed that the address asks for. */
export default async function AddIntegrationPage({ searchParams }: AddIntegrationPageProps) {
  const staff = await requireStaff();
  const kind = toParams(await searchParams).get('kind') === 'feed' ? 'feed' : 'webhook';
  return (
    <DeskPage
      staff={staff}
      current="integrations"
      title={kind === 'feed' ? 'Add a feed' : 'Add a webhook'}
      crumb={{ label: 'Integrations', href: serverRoutes.deskIntegrations() }}
    >
      <AddStep
        kind={kind}
        isConfirmed={staff.isOwner ? isConfirmed(staff, 'export', getSite().now()) : null}
      />
    </DeskPage>
  );
}

type AddIntegrationPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
