import type { Metadata } from 'next';
import { GoogleServiceDetail } from '@/components/catalog/google-service-detail';
import { Closing } from '@/components/sections/closing';
import { ItemNotFound } from '@/components/sections/item-not-found';
import { JsonLd } from '@/components/seo/json-ld';
import { googleServices } from '@/content/google-services';
import { googleHub } from '@/content/google-services/hub';
import { pageGraph } from '@/lib/seo/json-ld';
import { serviceNode } from '@/lib/seo/json-ld-nodes';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { UNKNOWN_ID } from '@/lib/site/ids';
import { routes } from '@/lib/site/routes';
import { pageOf } from './record';

export function generateStaticParams(): Params[] {
  return [...googleServices.map(({ id }) => ({ id })), { id: UNKNOWN_ID }];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const service = await findService(params);
  if (!service) return notFoundMetadata(googleHub.notFound);
  return pageMetadata(pageOf(service));
}

export default async function GoogleServicePage({ params }: PageProps) {
  const service = await findService(params);
  // An ordinary page, because the engine answers it (with status 404) for every id no one prerendered.
  if (!service) return <ItemNotFound words={googleHub.notFound} listHref={routes.googleServices()} />;
  const { name, lede } = service;
  const page = pageOf(service);
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Services', href: routes.services() },
    { label: 'Google services', href: routes.googleServices() },
    { label: name },
  ];
  const about = [serviceNode({ path: page.path, name, description: lede })];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail, about })} />
      <GoogleServiceDetail service={service} trail={trail} />
      <Closing kind="google" answers={service.answers} />
    </>
  );
}

async function findService(params: PageProps['params']) {
  const { id } = await params;
  return googleServices.find(service => service.id === id);
}

type Params = { id: string };
type PageProps = { params: Promise<Params> };
