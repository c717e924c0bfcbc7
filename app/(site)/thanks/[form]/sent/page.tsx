import type { Metadata } from 'next';
import { thanksPage } from '@/content/thanks';
import { thanksPages } from '@/lib/leads/thanks';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { SentSlot } from './sent.slot';

export { generateStaticParams } from '../page';

export const dynamicParams = false;

export async function generateMetadata({ params }: SentPageProps): Promise<Metadata> {
  const { form } = await params;
  return pageMetadata({
    title: thanksPages.get(form)?.title ?? thanksPage.title,
    description: thanksPage.description,
    path: routes.thanksSent(form),
    noindex: true,
  });
}

/**
 * Where a plain form post ends: the thanks, with what was sent, for the browser that sent it. Any other browser reads
 * the thanks alone.
 */
export default async function SentPage({ params }: SentPageProps) {
  const { form } = await params;
  return <SentSlot form={form} />;
}

type SentPageProps = { params: Promise<{ form: string }> };
