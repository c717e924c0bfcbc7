import { expect, test } from 'vitest';
import type { SceneShop } from '@/lib/documents/read-articles';
import { articleArt } from './article-art';

test('an article shows the scene it names, and its first shop in lists', () => {
  const art = articleArt([anArticle(1, ['books', 'auto'])]).get('a1');
  expect(art).toMatchObject({ shop: 'books', scene: ['books', 'auto'] });
});

test('its drawings say which shops they show', () => {
  expect(articleArt([anArticle(1, ['books', 'auto'])]).get('a1')).toMatchObject({
    shopLabel: 'Drawing of a bookstore',
    sceneLabel: 'Drawing of a bookstore and a garage',
  });
});

test('articles without a scene take turns, and a new one changes no earlier picture', () => {
  const before = [anArticle(1), anArticle(2)];
  const after = [anArticle(3), ...before];
  expect(articleArt(after).get('a1')).toEqual(articleArt(before).get('a1'));
  expect(articleArt(after).get('a2')).toEqual(articleArt(before).get('a2'));
  expect(new Set(Array.from(articleArt(after).values(), art => art.shop)).size).toBe(3);
});

function anArticle(day: number, scene: SceneShop[] = []) {
  return { slug: `a${day}`, date: `2025-05-${String(day + 10)}`, scene };
}
