import { expect, test } from 'vitest';
import { services } from '@/content/services';
import { findServicePage, serviceIds } from './read-documents';

test('every service of the grid has its page, and an unknown one has none', () => {
  expect(serviceIds()).toEqual([
    ...services.map(service => service.id),
    'reputation-management',
    'social-media',
  ]);
  expect(findServicePage('plumbing')).toBeNull();
});

test.each(services)('the page of $id has the name of the service in its title', ({ id, title }) => {
  expect(findServicePage(id)?.metaTitle).toContain(title);
});

test.each(serviceIds())('%s has its benefits, reasons and questions, with its figures filled in', id => {
  const page = findServicePage(id);
  expect(page?.benefits.length).toBeGreaterThanOrEqual(6);
  expect(page?.reasons.items).toHaveLength(4);
  expect(page?.faqs.length).toBeGreaterThanOrEqual(4);
  expect(JSON.stringify(page)).not.toContain('<Fact');
  expect(page?.metaDescription.length).toBeGreaterThanOrEqual(50);
  expect(page?.metaDescription.length).toBeLessThanOrEqual(165);
});
