import { expect, test, vi } from 'vitest';
import { formPages } from './form-pages';
import type { LoadOwnPage } from './load-own-page';

function aLoader(isOfBuild = true) {
  return vi.fn<LoadOwnPage>(path =>
    Promise.resolve({ html: `<p>${path}</p><form data-form="contact-form"></form>`, isOfBuild }),
  );
}

test('a page of the build is read once, however many ask for it at once and later', async () => {
  const load = aLoader();
  const pages = formPages(load, () => '');
  await Promise.all(Array.from({ length: 100 }, () => pages('/contact', 'contact-form')));
  expect(await pages('/contact', 'contact-form')).toMatchObject({ before: '<p>/contact</p>' });
  expect(await pages('/contact', 'newsletter-form')).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page of the build is read again once the pages have changed', async () => {
  const load = aLoader();
  let version = 'open';
  const pages = formPages(load, () => version);
  await pages('/contact', 'contact-form');
  version = 'full';
  await pages('/contact', 'contact-form');
  await pages('/contact', 'contact-form');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that is made per request is read each time', async () => {
  const load = aLoader(false);
  const pages = formPages(load, () => '');
  await pages('/reset-password?token=a', 'contact-form');
  await pages('/reset-password?token=a', 'contact-form');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that cannot be had is asked for again the next time', async () => {
  const load = aLoader().mockRejectedValueOnce(new Error('down'));
  const pages = formPages(load, () => '');
  await expect(pages('/contact', 'contact-form')).rejects.toThrow('down');
  expect(await pages('/contact', 'contact-form')).toMatchObject({ after: '' });
});

test('of many pages those are kept that were asked for last', async () => {
  const load = aLoader();
  const pages = formPages(load, () => '');
  for (let page = 0; page < 64; page += 1) await pages(`/${page}`, 'contact-form');
  await pages('/0', 'contact-form');
  await pages('/64', 'contact-form');
  load.mockClear();
  await pages('/0', 'contact-form');
  expect(load).not.toHaveBeenCalled();
  await pages('/1', 'contact-form');
  expect(load).toHaveBeenCalledTimes(1);
});

test('two pages are read at once; whoever waits too long for one is told so', async () => {
  const load = vi.fn<LoadOwnPage>(() => new Promise(() => {}));
  const pages = formPages(load, () => '');
  const asked = Array.from({ length: 5 }, (_, page) => pages(`/${page}`, 'contact-form'));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(load).toHaveBeenCalledTimes(2);
  const ends = await Promise.allSettled(asked);
  expect(ends.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
  const later = load.mock.calls.slice(2).map(([, signal]) => signal.aborted);
  expect(later).not.toContain(false);
});
