import type { Metadata } from 'next';
import { ServiceDetail } from '@/components/catalog/service-detail';
import { Closing } from '@/components/sections/closing';
import { ItemNotFound } from '@/components/sections/item-not-found';
import { JsonLd } from '@/components/seo/json-ld';
import { servicePages } from '@/content/service-pages';
import { findServicePage, serviceIds } from '@/lib/documents/read-documents';
import { pageGraph } from '@/lib/seo/json-ld';
import { serviceNode } from '@/lib/seo/json-ld-nodes';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { UNKNOWN_ID } from '@/lib/site/ids';
import { routes } from '@/lib/site/routes';
import { pageOf } from './record';

export function generateStaticParams(): Params[] {
  return [...serviceIds(), UNKNOWN_ID].map(id => ({ id }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { id } = await params;
  const service = findServicePage(id);
  if (!service) return notFoundMetadata(servicePages.notFound);
  return pageMetadata(pageOf(service));
}

export default async function ServiceDetailPage({ params }: PageProps) {
  const { id } = await params;
  const service = findServicePage(id);
  // A whole page of its own, because the engine answers it (with status 404) for every id no one prerendered.
  if (!service) return <ItemNotFound words={servicePages.notFound} listHref={routes.services()} />;
  const { title: name, fullDescription } = service;
  const page = pageOf(service);
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Services', href: routes.services() },
    { label: name },
  ];
  const about = [serviceNode({ path: page.path, name, description: fullDescription })];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail, about })} />
      <ServiceDetail service={service} trail={trail} />
      <Closing
        kind="services"
        answers={service.answers}
        second={checkup.of.some(one => one === id) ? checkup.link : undefined}
      />
    </>
  );
}

const { checkup } = servicePages;

type Params = { id: string };
type PageProps = { params: Promise<Params> };
