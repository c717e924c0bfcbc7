/** A rule or at-rule with what stands in its braces, or a declaration or statement (`children` is null). */
export type StyleNode = { prelude: string; children: readonly StyleNode[] | null };

/** Reads a minified style sheet into its blocks and statements. What it does not understand it keeps as it is. */
export function parseStyles(css: string): StyleNode[] {
  const open: { prelude: string; children: StyleNode[] }[] = [{ prelude: '', children: [] }];
  let text = '';
  let brackets = 0;
  const top = () => {
    const block = open.at(-1);
    if (!block) throw new Error('The style sheet closes more blocks than it opens');
    return block;
  };
  const endStatement = () => {
    const prelude = text.trim();
    text = '';
    if (prelude !== '') top().children.push({ prelude, children: null });
  };
  for (const [part] of css.matchAll(PART)) {
    if (part.startsWith('/*')) continue;
    if (part === '(') brackets += 1;
    if (part === ')') brackets -= 1;
    if (brackets > 0 || !'{};'.includes(part)) text += part;
    else if (part === ';') endStatement();
    else if (part === '{') {
      open.push({ prelude: text.trim(), children: [] });
      text = '';
    } else {
      endStatement();
      const block = open.pop();
      if (block) top().children.push(block);
    }
  }
  endStatement();
  if (open.length !== 1) throw new Error('The style sheet ends inside a block');
  return top().children;
}

// A comment, a text, an escaped sign, or one sign.
const PART = /\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"])*"|'(?:\\[\s\S]|[^'])*'|\\[\s\S]|[\s\S]/g;
