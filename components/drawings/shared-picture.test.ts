import fs from 'node:fs';
import { expect, test } from 'vitest';
import { projects } from '@/content/portfolio';
import { readArticles } from '@/lib/documents/read-documents';
import { sharedPicture } from './shared-picture';

const css = fs.readFileSync('components/drawings/shared-pictures.css', 'utf8');
const pictures = [
  ...projects.flatMap(({ image }) => image ?? []),
  ...readArticles().map(({ cover }) => cover),
];

test.each(pictures)('the picture %s has a name of its own to move by', id => {
  const name = sharedPicture(id);
  expect(css).toContain(`.${name} {\n  view-transition-name: ${name};`);
  expect(pictures.filter(other => other === id)).toHaveLength(1);
});
