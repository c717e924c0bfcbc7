import type { Metadata } from 'next';
import { thanks } from '@/content/forms';
import { thanksPage } from '@/content/thanks';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { isThanked, ThanksScreen } from './thanks-screen';

export const dynamicParams = false;

export function generateStaticParams(): { form: string }[] {
  return Object.keys(thanks).map(form => ({ form }));
}

export async function generateMetadata({ params }: ThanksPageProps): Promise<Metadata> {
  const { form } = await params;
  return pageMetadata({
    title: isThanked(form) ? thanks[form].title : thanksPage.title,
    description: thanksPage.description,
    path: routes.thanks(form),
    noindex: true,
  });
}

/** Where a plain form post ends whose sender is not shown what was sent. */
export default async function ThanksPage({ params }: ThanksPageProps) {
  const { form } = await params;
  return isThanked(form) ? <ThanksScreen form={form} /> : null;
}

type ThanksPageProps = { params: Promise<{ form: string }> };
