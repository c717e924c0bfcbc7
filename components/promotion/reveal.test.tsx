// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Reveal } from './reveal';

afterEach(cleanup);

test('a click on the link puts the form in its place, and the focus into its first field', () => {
  aReveal();
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Book a Call' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  expect(screen.queryByRole('link')).toBeNull();
});

test('a press that asks for another tab leads where the link leads', () => {
  aReveal();
  const link = screen.getByRole('link');
  // jsdom would report that it cannot go there.
  document.addEventListener('click', event => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(screen.getByRole('link')).toBe(link);
});

function aReveal(): void {
  render(
    <Reveal href="/contact?inquiry=consultation" label="Book a Call">
      <form>
        <input type="hidden" name="form" />
        <input name="website" tabIndex={-1} />
        <input name="name" aria-label="Name" />
      </form>
    </Reveal>,
  );
}
