import { blog } from '@/content/blog';
import { SCENE_SHOPS, type Article, type SceneShop } from '@/lib/documents/read-articles';

/** An article's drawn art: one shop on a tinted ground for lists, three for its head. */
export type ArticleArt = {
  shop: SceneShop;
  shopLabel: string;
  ground: string;
  scene: readonly SceneShop[];
  sceneLabel: string;
  pinned: SceneShop;
};

/**
 * The art of every article by slug: the scene its front matter names, or else a turn of the street, oldest first,
 * so that a new article changes nobody's picture.
 */
export function articleArt(articles: readonly Drawable[]): Map<string, ArticleArt> {
  const oldestFirst = [...articles].sort(
    (a, b) => a.date.localeCompare(b.date) || a.slug.localeCompare(b.slug),
  );
  return new Map(oldestFirst.map((article, index) => [article.slug, artOf(article, index)]));
}

function artOf({ scene }: Drawable, index: number): ArticleArt {
  const ground = GROUNDS[index % GROUNDS.length] ?? GROUNDS[0];
  const shop = scene[0] ?? shopAt(index);
  const row = scene.length > 0 ? scene : sceneAround(shop);
  const pinned = row[Math.floor(row.length / 2)] ?? shop;
  return { shop, shopLabel: labelOf([shop]), ground, scene: row, sceneLabel: labelOf(row), pinned };
}

function labelOf(shops: readonly SceneShop[]): string {
  return `${blog.art.drawing} ${LIST.format(shops.map(shop => blog.art.shops[shop]))}`;
}

function sceneAround(shop: SceneShop): SceneShop[] {
  const at = SCENE_SHOPS.indexOf(shop);
  return [shopAt(at - 1), shop, shopAt(at + 1)];
}

function shopAt(index: number): SceneShop {
  return SCENE_SHOPS[(index + SCENE_SHOPS.length) % SCENE_SHOPS.length] ?? SCENE_SHOPS[0];
}

const LIST = new Intl.ListFormat('en-US');

const GROUNDS = ['bg-rose', 'bg-marigold-soft', 'bg-sky-deep', 'bg-mint'] as const;

type Drawable = Pick<Article, 'slug' | 'date' | 'scene'>;
