import { expect, test } from 'vitest';
import { toDocumentFile } from './document-files';
import { parseProject } from './read-projects';

const HEAD = `title: Fjord Street Bakery
category: restaurant
address: fjordstreet.example
photo: { file: fjord.jpg, alt: The Saturday list }
description: The Saturday list, on every phone.
lede: One oven, one list.`;
const TEXT =
  '## The problem\n\nA *sheet* of paper.\n\n## The work\n\nA page.\n\n## The result\n\nSold out by ten.\n';
const file = (head: string, text = TEXT) =>
  toDocumentFile('projects/fjord.mdx', `---\n${head}\n---\n\n${text}`);

test('a project is a file with a photo and three parts; without a source it is a sample', () => {
  expect(parseProject(file(HEAD))).toEqual({
    id: 'fjord',
    provenance: 'sample',
    title: 'Fjord Street Bakery',
    category: 'restaurant',
    address: 'fjordstreet.example',
    photo: { file: 'fjord.jpg', alt: 'The Saturday list' },
    metaTitle: 'Fjord Street Bakery',
    metaDescription: 'The Saturday list, on every phone. One oven, one list.',
    description: 'The Saturday list, on every phone.',
    lede: 'One oven, one list.',
    problem: 'A sheet of paper.',
    work: 'A page.',
    result: 'Sold out by ten.',
  });
  const checked = `${HEAD}\nsource: the client\ncheckedOn: '2026-11-02'`;
  expect(parseProject(file(checked)).provenance).toEqual({ source: 'the client', checkedOn: '2026-11-02' });
});

test('what is missing is named, with the file', () => {
  expect(() => parseProject(file(HEAD, TEXT.replace('## The work', '## Works')))).toThrow(
    'projects/fjord.mdx: needs a text under "## The work"',
  );
  expect(() => parseProject(file(HEAD.replace('category: restaurant', 'category: boats')))).toThrow(
    /fjord\.mdx: category/,
  );
});
