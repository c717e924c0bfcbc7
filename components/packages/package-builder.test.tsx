import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addOns } from '@/content/add-ons';
import { plans } from '@/content/plans';
import { PackageBuilder } from './package-builder';

const html = renderToStaticMarkup(<PackageBuilder plans={plans} addOns={addOns} initialPlanId="pro" />);

test('as plain HTML it is a form to checkout with a box and a button for each add-on, and claims no price', () => {
  expect(tags('form', 'method="get"', 'action="/checkout"')).toHaveLength(1);
  for (const { id } of addOns) {
    expect(tags('input', 'type="checkbox"', 'name="addOns"', `value="${id}"`)).toHaveLength(1);
    expect(tags('button', 'type="submit"', 'name="addOns"', `value="${id}"`)).toHaveLength(1);
  }
  expect(html).not.toMatch(/name="amount"|aria-pressed/);
});

test('the Enter key goes on to checkout and adds nothing', () => {
  const [first] = tags('button', 'type="submit"');
  expect(first).toBeDefined();
  expect(first).not.toContain(' name=');
});

function tags(name: string, ...attributes: string[]): string[] {
  const all = html.match(new RegExp(`<${name} [^>]*>`, 'g')) ?? [];
  return all.filter(tag => attributes.every(attribute => tag.includes(` ${attribute}`)));
}
