import { expect, test } from 'vitest';
import { addressOf, cleanAddress, originForm } from './request-address';

test.each([
  ['/', '/'],
  ['/about/', '/about'],
  ['//account//orders?x=/y/', '/account/orders'],
  ['/%66orms#top', '/forms'],
  ['/%ff', '/%ff'],
  ['*', '/'],
])('%s means %s', (url, address) => {
  expect(addressOf(url)).toBe(address);
});

test.each([
  ['/team//', '/team'],
  ['//evil.example/team/', '/evil.example/team'],
  ['/blog/?page=1', '/blog?page=1'],
  ['/\\evil.test/', '/%5Cevil.test'],
])('%s is one hop away from %s', (address, clean) => {
  expect(cleanAddress(address)).toBe(clean);
});

test.each(['/', '/team', '/search?q=a/b/', '/_next/static/x.js'])('%s is clean', path => {
  expect(cleanAddress(path)).toBeNull();
});

test.each([
  ['http://127.0.0.1:3000/pricing', '/pricing'],
  ['HTTPS://stranger.example/pricing?plan=pro#top', '/pricing?plan=pro#top'],
  ['http://stranger.example', '/'],
  ['http://stranger.example?q=seo', '/?q=seo'],
  ['http://user:word@stranger.example//pricing', '//pricing'],
])('%s asks for %s', (target, meant) => expect(originForm(target)).toBe(meant));

test.each([
  '/pricing',
  '//stranger.example/pricing',
  '/http://stranger.example/',
  '/a?to=http://b/',
  '*',
  '',
])('%j stays as it is', target => expect(originForm(target)).toBe(target));
