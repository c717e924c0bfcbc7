import { Rule, type HtmlElement, type Plugin } from 'html-validate';

/** Each cell of a table has a header with a scope, in its row or at the head of its column. No cell spans others. */
class CellHeader extends Rule {
  setup(): void {
    this.on('dom:ready', ({ document }) => {
      for (const table of document.querySelectorAll('table')) {
        const rows = table.querySelectorAll('tr').map(row => row.childElements);
        for (const row of rows)
          row.forEach((cell, index) => {
            const column = rows.map(cells => cells[index]).filter(other => other !== undefined);
            const isHeaded = row.some(isHeader('row')) || column.some(isHeader('col'));
            if (!isHeaded) this.report({ node: cell, message: 'The cell has no header' });
          });
      }
    });
  }
}

function isHeader(scope: 'row' | 'col'): (cell: HtmlElement) => boolean {
  return cell => cell.is('th') && cell.getAttributeValue('scope') === scope;
}

/** Only a style sheet may say in the markup that it blocks. */
class LinkBlocking extends Rule {
  setup(): void {
    this.on('attr', ({ key, target }) => {
      if (target.is('link') && key === 'blocking' && target.getAttributeValue('rel') !== 'stylesheet')
        this.report({ node: target, message: 'Only a style sheet may block' });
    });
  }
}

/** Our times are written for people: without `datetime` no machine can read them. */
class TimeFormat extends Rule {
  setup(): void {
    this.on('tag:ready', ({ target }) => {
      if (target.is('time') && !target.hasAttribute('datetime'))
        this.report({ node: target, message: 'The time has no datetime' });
    });
  }
}

/** What other checkers ask of HTML and html-validate has no rule for. */
export const otherCheckersRules: Plugin = {
  name: 'other-checkers',
  rules: { 'cell-header': CellHeader, 'link-blocking': LinkBlocking, 'time-format': TimeFormat },
};
