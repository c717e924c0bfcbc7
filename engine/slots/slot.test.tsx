import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { requireSlots } from '../build/require-slots';
import { applyState } from './apply-state';
import { drawersOf, listSlots } from './draw-slots';
import { cutAtMarks, UnreadableMarkError } from './marks';
import { Changing, Choice, defineSlot } from './slot';

const Greeting = defineSlot<string, { to: string }>({
  name: 'greeting',
  Part: ({ to, visit }) => <p title={to}>Hello, {visit ?? to}</p>,
  load: ({ params }) => params.get('name') ?? undefined,
});
const OPEN = { path: '/', state: { parts: {}, heads: {} } };
const drawers = await drawersFor({ 'greeting.slot.tsx': { Greeting, other: 'text' } });

async function drawersFor(files: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
  const modules = Object.fromEntries(
    Object.entries(files).map(([file, exported]) => [file, () => Promise.resolve(exported)]),
  );
  return drawersOf(modules, {}, await listSlots(modules));
}

test('what is sent has no mark, whatever stands in the props', async () => {
  const to = `"quotes", <tags> & 'signs'`;
  const built = renderToString(
    <main>
      <Greeting to={to} />
    </main>,
  );
  const [, place] = cutAtMarks(built);
  expect(typeof place === 'object' && place.mark).toEqual({ kind: 'slot', name: 'greeting', value: { to } });
  expect(applyState(cutAtMarks(built), OPEN)).toBe(
    renderToString(
      <main>
        <Greeting.slot.Part to={to} />
      </main>,
    ),
  );
});

test('one version is sent: the first, or the one that the state names, also inside another version', () => {
  const html = renderToString(
    <div>
      <Choice
        name="places"
        versions={{
          open: (
            <p>
              <Changing name="left">100</Changing> left
              <Choice name="places" versions={{ open: ' of 100', full: ' of none' }} />
            </p>
          ),
          full: <p>All taken</p>,
        }}
      />
    </div>,
  ).replaceAll('<!-- -->', '');
  const now = (parts: Record<string, string>) =>
    applyState(cutAtMarks(html), { path: '/', state: { parts, heads: {} } });
  expect(now({})).toBe('<div><p>100 left of 100</p></div>');
  expect(now({ places: 'open', left: '<b>1</b>' })).toBe('<div><p><b>1</b> left of 100</p></div>');
  expect(now({ places: 'full' })).toBe('<div><p>All taken</p></div>');
});

test('a slot that is drawn again is what was built; anything else fails the build', async () => {
  const built = renderToString(<Greeting to="all" />);
  await expect(requireSlots([built], drawers)).resolves.toBeUndefined();
  await expect(requireSlots([built.replace('>Hello', '>Bye')], drawers)).rejects.toThrow(
    /not what was built/,
  );
  await expect(requireSlots(['<p>Hello</p>'], drawers)).rejects.toThrow(/no built page has it/);
  await expect(requireSlots([built], new Map())).rejects.toThrow(/no \*\.slot\.tsx exports it/);
});

test('a mark that cannot be read is never sent', () => {
  const built = renderToString(<Greeting to="all" />);
  const broken = [
    built.replace('data-name', 'class="x" data-name'),
    built.replace('<template data-mark-end="slot"></template>', ''),
    built.replace('mark-end="slot"', 'mark-end="text"'),
  ];
  for (const html of broken) expect(() => cutAtMarks(html)).toThrow(UnreadableMarkError);
});

test('two slots of one name are a mistake', async () => {
  const Other = defineSlot({ name: 'greeting', Part: () => <p>Bye</p> });
  await expect(drawersFor({ 'a.slot.tsx': { Greeting }, 'b.slot.tsx': { Other } })).rejects.toThrow(
    /same name/,
  );
});

test('a slot that is drawn for each request may be empty in the build', async () => {
  const Search = defineSlot<string>({
    name: 'search',
    Part: ({ visit }) => <p>{visit}</p>,
    load: ({ params }) => params.get('q') ?? '',
    perRequest: true,
  });
  const built = renderToString(<Search />);
  expect(applyState(cutAtMarks(built), OPEN)).toBe('');
  const withSearch = await drawersFor({ 'search.slot.tsx': { Search } });
  await expect(requireSlots([built], withSearch)).resolves.toBeUndefined();
});

test('what has a slot is loaded when the slot is needed, not before', async () => {
  let loads = 0;
  const modules = { 'greeting.slot.tsx': () => Promise.resolve({ Greeting, loads: (loads += 1) }) };
  const lazy = drawersOf(modules, {}, [{ name: 'greeting', file: 'greeting.slot.tsx', perRequest: false }]);
  expect([lazy.get('greeting')?.names, loads]).toEqual([['greeting'], 0]);
  expect(await lazy.get('greeting')?.draw({ to: 'all' })).toContain('all');
  expect(loads).toBe(1);
});
