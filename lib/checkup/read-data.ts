import type { PageFacts } from './facts';
import { LOCAL_BUSINESS_TYPES } from './local-business-types';

export type MicrodataItem = { types: readonly string[]; properties: { name: string; value: string }[] };

type Data = PageFacts['data'];

/**
 * What JSON-LD blocks say of a local business, with what microdata says besides. Blocks may be a node, a list or a
 * `@graph`, a node may have several types, and a property may lead to another node by its id.
 */
export function readStructuredData(
  blocks: readonly { text: string; isCut: boolean }[],
  microdata: Data['businesses'],
): Data {
  const data: Data = {
    problem: null,
    isCut: blocks.some(block => block.isCut),
    businesses: [...microdata],
    hasAddress: microdata.some(one => one.hasAddress),
    hasArea: microdata.some(one => one.hasArea),
    hasHours: microdata.some(one => one.hasHours),
    telephones: microdata.flatMap(({ telephone }) => (telephone === null ? [] : [telephone])),
    names: [],
  };
  const nodes: Node[] = [];
  for (const { text, isCut } of blocks) {
    if (isCut) continue;
    const block = parseBlock(text);
    if (block.kind === 'ok') collect(block.value, nodes);
    else data.problem ??= block.message;
  }
  for (const node of nodes) {
    const types = typesOf(node);
    const [type] = types.filter(one => LOCAL_BUSINESS_TYPES.has(one));
    const telephone = textOf(node['telephone']);
    if (types.includes('PostalAddress') || has(node, 'address')) data.hasAddress = true;
    if (has(node, 'areaServed') || has(node, 'serviceArea')) data.hasArea = true;
    if (types.includes('OpeningHoursSpecification') || hasHours(node)) data.hasHours = true;
    if (telephone !== null) data.telephones.push(telephone);
    const name = textOf(node['name']);
    if (name !== null && data.names.length < LIST_MAX) data.names.push(name);
    if (type === undefined || data.businesses.length >= LIST_MAX) continue;
    data.businesses.push({
      type,
      hasName: name !== null || has(node, 'legalName'),
      hasAddress: has(node, 'address') || has(node, 'location'),
      hasArea: has(node, 'areaServed') || has(node, 'serviceArea'),
      hasHours: hasHours(node),
      telephone,
    });
  }
  return data;
}

/** The items of a local business in microdata. */
export function readMicrodata(items: readonly MicrodataItem[]): Data['businesses'] {
  return items.flatMap(({ types, properties }) => {
    const [type] = types.map(nameOf).filter(name => LOCAL_BUSINESS_TYPES.has(name));
    if (type === undefined) return [];
    const names = new Set(properties.map(({ name }) => name));
    const telephone = properties.find(({ name }) => name === 'telephone')?.value || null;
    return [
      {
        type,
        hasName: names.has('name'),
        hasAddress: names.has('address'),
        hasArea: names.has('areaServed'),
        hasHours: names.has('openingHours') || names.has('openingHoursSpecification'),
        // Its number is in the text; what it is, the text says.
        telephone: telephone ?? (names.has('telephone') ? '' : null),
      },
    ];
  });
}

type Node = Readonly<Record<string, unknown>>;

function parseBlock(text: string): { kind: 'ok'; value: unknown } | { kind: 'problem'; message: string } {
  const json = text
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    // A raw line break in a text is refused by the parser, and read by search engines.
    .replace(/[\u0000-\u001f]/g, ' ')
    .trim();
  if (json === '') return { kind: 'ok', value: null };
  try {
    return { kind: 'ok', value: JSON.parse(json) };
  } catch (error) {
    return { kind: 'problem', message: error instanceof Error ? error.message.slice(0, 160) : 'not JSON' };
  }
}

/** All nodes in a value, without recursion: how deep it is, strangers decide. */
function collect(value: unknown, nodes: Node[]): void {
  const waiting: unknown[] = [value];
  for (let seen = 0; waiting.length > 0 && seen < NODES_MAX; seen += 1) {
    const next = waiting.pop();
    if (Array.isArray(next)) for (const one of next.slice(0, NODES_MAX)) waiting.push(one);
    else if (isNode(next)) {
      nodes.push(next);
      waiting.push(
        ...Object.values(next)
          .filter(one => typeof one === 'object')
          .slice(0, NODES_MAX),
      );
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typesOf(node: Node): string[] {
  return [node['@type'] ?? node['type']]
    .flat()
    .flatMap(type => (typeof type === 'string' ? [nameOf(type)] : []));
}

/** `https://schema.org/Plumber`, `schema:Plumber` and `Plumber` are one. */
function nameOf(type: string): string {
  return type.replace(/^.*[/:#]/, '');
}

function has(node: Node, name: string): boolean {
  const value = node[name];
  if (value === undefined || value === null || value === '') return false;
  return !Array.isArray(value) || value.length > 0;
}

function hasHours(node: Node): boolean {
  return has(node, 'openingHours') || has(node, 'openingHoursSpecification');
}

function textOf(value: unknown): string | null {
  const [first] = [value].flat();
  const text = typeof first === 'number' ? String(first) : first;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, 200) : null;
}

const NODES_MAX = 5_000;
const LIST_MAX = 50;
