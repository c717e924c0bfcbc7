import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '@/lib/site/http/public-address';
import { parseTypedWebsite, siteOf, wwwVariantOf } from './address';

describe('what someone types as a website', () => {
  test.each([
    ['casa-rosa.com', 'https://casa-rosa.com/'],
    ['  casa-rosa.com  ', 'https://casa-rosa.com/'],
    ['http://casa-rosa.com', 'https://casa-rosa.com/'],
    ['HTTPS://Casa-Rosa.COM/Menu?utm=me#top', 'https://casa-rosa.com/Menu'],
    ['casa-rosa.com.', 'https://casa-rosa.com/'],
    ['www.casa-rosa.co.uk/a b'.replace(' ', '%20'), 'https://www.casa-rosa.co.uk/a%20b'],
    ['ｃａｓａ．ｃｏｍ', 'https://casa.com/'],
    ['café-rosa.com', 'https://xn--caf-rosa-d1a.com/'],
    ['https://casa-rosa.com\\@evil.test', 'https://casa-rosa.com/@evil.test'],
  ])('%s is read as %s', (typed, url) => {
    expect(parseTypedWebsite(typed)?.href).toBe(url);
  });

  test.each([
    '',
    '   ',
    'casa rosa.com',
    'localhost',
    'intranet',
    'ftp://casa-rosa.com',
    'file:///etc/passwd',
    'javascript://casa-rosa.com',
    'user:password@casa-rosa.com',
    'https://user@casa-rosa.com',
    'someone@casa-rosa.com',
    'casa-rosa.com:8080',
    'https://casa-rosa.com:22/',
    '127.0.0.1',
    '10.0.0.5/admin',
    '0x7f.1',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '127.1',
    '１２７．０．０．１',
    '8.8.8.8',
    '[::1]',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'casa-rosa',
    '.com',
    'casa..com',
    '-casa.com',
    'casa%00.com',
    'casa-rosa.com\u0000',
    'casa\u202e-rosa.com',
    `${'a'.repeat(300)}.com`,
  ])('%j is refused', typed => {
    expect(parseTypedWebsite(typed)).toBeNull();
  });
});

test.each([
  '0.0.0.0',
  '10.0.0.5',
  '100.64.1.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2001:db8::1',
  '2002:a00:1::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
])('%s is no address of a stranger’s server', address => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '11.0.0.1', '2606:4700::1111', '172.32.0.1'])('%s is public', address => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a website is what one can register, and a builder’s customers are apart', () => {
  expect(siteOf('www.shop.casa-rosa.co.uk')).toBe('casa-rosa.co.uk');
  expect(siteOf('rosa.github.io')).not.toBe(siteOf('joe.github.io'));
});

test('the other name of a website has www or has not; a deeper host has none', () => {
  expect(wwwVariantOf('casa-rosa.com')).toBe('www.casa-rosa.com');
  expect(wwwVariantOf('www.casa-rosa.com')).toBe('casa-rosa.com');
  expect(wwwVariantOf('shop.casa-rosa.com')).toBeNull();
  expect(wwwVariantOf('rosa.github.io')).toBeNull();
});
