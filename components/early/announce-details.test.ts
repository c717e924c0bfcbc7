// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { announceDetails } from './announce-details';

test('the heading of each details is a button that says whether it is open, also when that changes', () => {
  document.body.innerHTML =
    '<details><summary>How long does it take?</summary></details><details open><summary>Menu</summary></details>';
  announceDetails();
  expect(said()).toEqual([
    ['button', 'false'],
    ['button', 'true'],
  ]);
  const question = document.querySelector('details');
  question?.toggleAttribute('open');
  question?.dispatchEvent(new Event('toggle'));
  expect(said()[0]).toEqual(['button', 'true']);
});

function said(): (string | null)[][] {
  return Array.from(document.querySelectorAll('summary'), ({ role, ariaExpanded }) => [role, ariaExpanded]);
}
