/** Texts with signs that mean something to a place that a value comes to. Each place shows them as text. */
export const HOSTILE_TEXTS = [
  '{6*7}',
  "{((a,b)=>a(b)())((a=>a)['con'+'structor'],'globalThis.ran=1')}",
  '<script>globalThis.ran=1</script>',
  '</script><img src=x onerror=ran=1>',
  '"\'`${6*7}`\'"',
  '---\ntitle: taken\n---',
  "import fs from 'node:fs'",
  'export const ran = 1',
  ']]><!-- --> <?php ?> %{x}',
  '[a link](/taken) ![](/p.png) <javascript:ran=1> [ref]: /taken',
  '**bold** _soft_ ~~gone~~ `code` | cell | # no title',
  '- item\n# heading\n> quote\n\n1. first',
  'a\u2028b\u2029c',
  'a\u202eb\u2066c\u200bd',
  '&amp; &#123; \\{ \\n $& $1',
  'BEGIN:VEVENT;CN="x",y:z\r\nATTENDEE:mailto:x',
] as const;

/** Texts that a spreadsheet runs when a cell begins with them. */
export const FORMULA_TEXTS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  ' =1',
  'a;=1',
  'a\t+1',
  'a\n-1',
  '＝1',
  '"=1',
] as const;
