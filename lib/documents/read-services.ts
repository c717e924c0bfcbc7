import type { FiveAnswers } from '@/content/five-answers';
import { ancillaryServices, serviceDetails } from '@/content/service-details';
import { services } from '@/content/services';
import { fillFacts } from './fill-facts';

/** What a service is called and how it is drawn in lists. */
export type ServiceSummary = (typeof services | typeof ancillaryServices)[number];

/** One service page: its entry in the list and its long text, figures filled in. */
export type ServicePage = ServiceText & { title: string };

export type ServiceId = (typeof serviceDetails)[number]['id'];

/** The ids that have a page: the six services and the ancillary ones. */
export function serviceIds(): string[] {
  return serviceDetails.map(detail => detail.id);
}

/** The page of that service, or null where there is no such service. */
export function findServicePage(id: string): ServicePage | null {
  const detail = serviceDetails.find(candidate => candidate.id === id);
  const summary = [...services, ...ancillaryServices].find(candidate => candidate.id === id);
  if (!detail || !summary) return null;
  return { title: summary.title, ...fillText<ServiceText>(detail) };
}

/** `value` with the figures of every text in it filled in. The shape stays what it was. */
function fillText<Shape>(value: Shape): Shape {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? fillFacts(part) : part,
  ) as Shape;
}

type Titled = { title: string; text: string };

type ServiceText = {
  id: ServiceId;
  heading: string;
  metaTitle: string;
  metaDescription: string;
  fullDescription: string;
  benefits: readonly Titled[];
  answers: FiveAnswers;
  /** The first month, step by step. */
  month: readonly { term: string; text: string }[];
  /** What we don’t do. */
  limits: string;
  reasons: { title: string; items: readonly Titled[] };
  faqs: readonly { question: string; answer: string }[];
  call: Titled;
};
