import type { Metadata } from 'next';
import { thanksPage } from '@/content/thanks';
import { thanksPages } from '@/lib/leads/thanks';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { ThanksScreen } from './thanks-screen';

export const dynamicParams = false;

export function generateStaticParams(): { form: string }[] {
  return Array.from(thanksPages.keys(), form => ({ form }));
}

export async function generateMetadata({ params }: ThanksPageProps): Promise<Metadata> {
  const { form } = await params;
  return pageMetadata({
    title: thanksPages.get(form)?.title ?? thanksPage.title,
    description: thanksPage.description,
    path: routes.thanks(form),
    noindex: true,
  });
}

/** Where a plain form post ends that does not show what was sent. */
export default async function ThanksPage({ params }: ThanksPageProps) {
  const { form } = await params;
  return <ThanksScreen form={form} />;
}

type ThanksPageProps = { params: Promise<{ form: string }> };
