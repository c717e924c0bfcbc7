import { readFileSync } from 'node:fs';
import { expect, test, type Page } from './test';
import { mergeShapes } from '@/components/drawings/merge-shapes';
import { auto } from '@/components/drawings/shops/auto';
import { barber } from '@/components/drawings/shops/barber';
import { books } from '@/components/drawings/shops/books';
import { coffee } from '@/components/drawings/shops/coffee';
import { dentist } from '@/components/drawings/shops/dentist';
import { florist } from '@/components/drawings/shops/florist';
import { plumber } from '@/components/drawings/shops/plumber';
import { restaurant } from '@/components/drawings/shops/restaurant';
import type { Shop } from '@/components/drawings/shops/shop';
import { vacant } from '@/components/drawings/shops/vacant';
import { sceneIds } from '@/components/drawings/svg';

const shops: Record<string, Shop> = {
  auto, barber, books, coffee, dentist, florist, plumber, restaurant, vacant,
}; // prettier-ignore

for (const [name, shop] of Object.entries(shops)) {
  test(`the ${name} shop merged to fewer elements looks as it was drawn`, async ({ page }) => {
    const drawing = `${shop.draw(sceneIds('clip-'))}${shop.front?.() ?? ''}`;
    const merged = mergeShapes(drawing);
    expect(elementsOf(merged)).toBeLessThan(0.8 * elementsOf(drawing));
    const frame = (markup: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -420 ${shop.width + 40} 440" width="${2 * shop.width + 80}" height="880"><style>${STYLE}</style>${markup}</svg>`;
    expect(await differing(page, frame(drawing), frame(merged))).toBeLessThan(0.0005);
    expect(await differing(page, frame(drawing), frame('')), 'the comparison sees a shop').toBeGreaterThan(
      0.2,
    );
  });
}

function elementsOf(markup: string): number {
  return markup.match(/<\w/g)?.length ?? 0;
}

/** The share of pixels that plainly differ between two pictures; smoothed edges do not count. */
async function differing(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async pictures => {
      const [first, second] = await Promise.all(
        pictures.map(async picture => {
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas?.drawImage(image, 0, 0);
          return canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      if (first === undefined || second?.length !== first.length) return 1;
      let count = 0;
      for (let at = 0; at < first.length; at += 4)
        if (
          [0, 1, 2, 3].some(
            channel => Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)) > 48,
          )
        )
          count += 1;
      return (4 * count) / first.length;
    },
    [one, other],
  );
}

const STYLE = readFileSync('app/street.css', 'utf8');
