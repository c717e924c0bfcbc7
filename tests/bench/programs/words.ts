import { type ReadablePage, gradeOf, limitOf, readBuiltPages, wordsIn } from '@/tests/support/built-pages';
import { printTable } from '../figures';

const pages = readBuiltPages();
const kinds = [...new Set(pages.map(({ kind }) => kind))];
printTable(
  ['kind', 'pages', 'words', 'words per page', 'grade', 'limit', 'hardest page', 'its grade'],
  kinds.map(kind => row(pages.filter(page => page.kind === kind))),
);

function row(pages: readonly ReadablePage[]): (string | number)[] {
  const [first] = pages;
  const words = pages.flatMap(({ blocks }) => blocks.flatMap(wordsIn)).length;
  const grades = pages.map(({ path, sentences }) => ({ path, grade: gradeOf(sentences) }));
  const [hardest] = grades.toSorted((a, b) => b.grade - a.grade);
  if (!first || !hardest) throw new Error('A kind without pages');
  return [
    first.kind,
    pages.length,
    words.toLocaleString('en-US'),
    Math.round(words / pages.length),
    gradeOf(pages.flatMap(({ sentences }) => sentences)).toFixed(1),
    limitOf(first.kind),
    hardest.path,
    hardest.grade.toFixed(1),
  ];
}
