import { SCHEMA_TERMS, type SchemaType } from '@/lib/seo/vocabulary';

type Json = { [key: string]: unknown };

/** What is wrong with one page's graph: unknown terms, half-filled nodes, ids used twice, references to nothing. */
export function graphFaults(graph: unknown): string[] {
  const root = isObject(graph) ? graph : {};
  const nodes = Array.isArray(root['@graph']) ? root['@graph'].filter(isObject) : [];
  if (root['@context'] !== 'https://schema.org' || nodes.length === 0) return ['no graph of schema.org'];
  const ids = nodes.map(node => node['@id']).filter(isText);
  const known = new Set([...ids, ...nodes.flatMap(nestedObjects).map(node => node['@id'])]);
  return [
    ...nodes.filter(node => !isText(node['@id'])).map(node => `${typeOf(node)} has no @id`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map(id => `two nodes are ${id}`),
    ...nodes
      .flatMap(nestedReferences)
      .filter(id => !known.has(id))
      .map(id => `nothing is ${id}`),
    ...[...nodes, ...nodes.flatMap(nestedObjects)].flatMap(termFaults),
  ];
}

export function pricesOf(graph: unknown): string[] {
  if (Array.isArray(graph)) return graph.flatMap(pricesOf);
  if (!isObject(graph)) return [];
  const { price } = graph;
  const own = isText(price) ? [price] : [];
  return [...own, ...Object.values(graph).flatMap(pricesOf)];
}

function termFaults(node: Json): string[] {
  const type = typeOf(node);
  if (!isKnownType(type)) return [`unknown type ${type}`];
  const terms: readonly string[] = SCHEMA_TERMS[type];
  const used = Object.keys(node).filter(key => !key.startsWith('@'));
  const missing = (REQUIRED[type] ?? []).filter(key => isEmpty(node[key]));
  return [
    ...used.filter(key => !terms.includes(key)).map(key => `unknown ${type}.${key}`),
    ...used.filter(key => isEmpty(node[key])).map(key => `${type}.${key} is empty`),
    ...missing.map(key => `${type} without ${key}`),
    ...(type === 'Offer' && SOLD.every(key => isEmpty(node[key])) ? ['Offer of nothing'] : []),
    ...(type === 'BreadcrumbList' && lengthOf(node['itemListElement']) < 2 ? ['breadcrumb of one step'] : []),
  ];
}

/** What a node must say to be worth anything to its readers (docs/promises.md, S3). */
const REQUIRED: { [T in SchemaType]?: readonly string[] } = {
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ContactPoint: ['contactType', 'telephone'],
  CreativeWork: ['name', 'url'],
  ItemList: ['itemListElement'],
  Person: ['name'],
  Product: ['name', 'image', 'offers'],
  ProfessionalService: [
    'name',
    'url',
    'telephone',
    'address',
    'openingHoursSpecification',
    'image',
    'priceRange',
    'areaServed',
  ],
  Service: ['name'],
  WebPage: ['url', 'name', 'isPartOf'],
  WebSite: ['name', 'url'],
};

const SOLD = ['price', 'priceSpecification', 'itemOffered'];

/** Objects with a type inside the node, at any depth. */
function nestedObjects(node: Json): Json[] {
  return children(node).flatMap(child => [...('@type' in child ? [child] : []), ...nestedObjects(child)]);
}

/** Ids of the objects inside the node that say nothing else. */
function nestedReferences(node: Json): string[] {
  return children(node).flatMap(child => {
    const id = child['@id'];
    return Object.keys(child).length === 1 && isText(id) ? [id] : nestedReferences(child);
  });
}

function children(node: Json): Json[] {
  return Object.values(node).flat().filter(isObject);
}

function typeOf(node: Json): string {
  return String(node['@type']);
}

function isKnownType(type: string): type is SchemaType {
  return Object.hasOwn(SCHEMA_TERMS, type);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
