import { expect, test } from 'vitest';
import { originForm } from './origin-form';

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
