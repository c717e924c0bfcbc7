// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RotatingBoard } from './rotating-board';

afterEach(cleanup);

test('sighted visitors and screen readers get the same words', () => {
  const headline = { before: 'We put', everyone: 'every shop', after: ['on the map', 'for good.'] };
  render(<RotatingBoard words="[]" first={['Bakers', 100, 1]} headline={headline} />);
  const heading = screen.getByRole('heading', { level: 1, name: 'We put every shop on the map for good.' });
  const visible = Array.from(heading.querySelectorAll('[aria-hidden]')).map(part => part.textContent);
  expect(visible).toEqual(['We put', 'Bakers', 'on the map for good.']);
});
