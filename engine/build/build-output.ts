import { existsSync, readdirSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { NextAdapter } from 'next';
import type { BuiltFile } from './page-manifest.ts';

/** What the framework hands over after its build: https://nextjs.org/docs/app/api-reference/adapters. */
export type FrameworkBuild = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

/**
 * A prerendered page: its address, the route that it is made by, and the file of its HTML. To render it again: the file with
 * the route's code, and what the framework calls the page, with its status.
 */
export type BuiltPage = {
  path: string;
  route: string;
  file: string;
  entry: string;
  url: string;
  status: number;
};

/**
 * The prerendered pages of a build, home first, because most visitors open it; and the not-found pages for unknown
 * addresses: one in each folder under `notFoundId`, and one for all other addresses.
 */
export function prerenderedPages({ outputs }: FrameworkBuild, notFoundId: string): PrerenderedPages {
  const entries = new Map(outputs.appPages.map(({ id, filePath }) => [id, filePath]));
  const pages = outputs.prerenders.flatMap(({ pathname, route, fallback, parentOutputId }) =>
    fallback?.filePath?.endsWith('.html')
      ? [
          {
            path: pathname,
            route,
            file: fallback.filePath,
            entry: entries.get(parentOutputId) ?? '',
            url: pathname,
            status: fallback.initialStatus ?? 200,
          },
        ]
      : [],
  );
  const ownNotFound = outputs.appPages.find(({ pathname }) => pathname === OWN_NOT_FOUND);
  const notFoundFile = outputs.staticFiles.find(({ pathname }) => pathname === '/404');
  if (!notFoundFile || !ownNotFound) throw new Error('The framework has built no page for unknown addresses');
  const isNotFound = ({ path }: BuiltPage) => path.endsWith(`/${notFoundId}`);
  return {
    pages: pages
      .filter(page => isShown(page.path) && !isNotFound(page))
      .toSorted((a, b) => a.path.length - b.path.length),
    notFound: [
      ...pages.filter(isNotFound),
      {
        path: '/404',
        route: '/404',
        file: notFoundFile.filePath,
        entry: ownNotFound.filePath,
        url: OWN_NOT_FOUND,
        status: 404,
      },
    ],
  };
}

/** What the framework calls its page for unknown addresses. */
const OWN_NOT_FOUND = '/_not-found';

type PrerenderedPages = { pages: readonly BuiltPage[]; notFound: readonly BuiltPage[] };

/** Lets the framework render a prerendered page again. */
export function bypassTokenOf({ outputs }: FrameworkBuild): string {
  const token = outputs.prerenders.find(({ config }) => config.bypassToken)?.config.bypassToken;
  if (!token) throw new Error('The framework has given no token to render pages again');
  return token;
}

/** Which addresses a build has: single ones, and patterns of those that only a route handler or page can tell. */
export function addressesOf({ outputs, routing, projectDir }: FrameworkBuild, notFoundId: string): Addresses {
  const { prerenders, appPages, appRoutes, staticFiles } = outputs;
  const prerendered = new Set(prerenders.map(({ route }) => route));
  const routes = [...appPages, ...appRoutes].map(({ pathname }) => pathname).filter(isShown);
  const open = routes.filter(route => route.includes('[') && !prerendered.has(route));
  return {
    addresses: [
      ...prerenders
        .map(({ pathname }) => pathname)
        .filter(path => !path.includes('[') && !path.endsWith(`/${notFoundId}`)),
      ...routes.filter(route => !route.includes('[')),
      ...routing.beforeMiddleware.flatMap(({ source, status }) => (source && status ? [source] : [])),
      ...staticFiles.map(({ pathname }) => pathname),
      ...filesIn(join(projectDir, 'public')).map(name => `/${name}`),
    ].filter(path => isShown(path) || path.startsWith('/_next/static/')),
    patterns: open.map(patternOf),
  };
}

type Addresses = { addresses: readonly string[]; patterns: readonly string[] };

/** As a regular expression, the addresses of a route as the framework names it. */
export function patternOf(route: string): string {
  return `^${route.replaceAll(/\[\.{3}\w+\]/g, '.+').replaceAll(/\[\w+\]/g, '[^/]+')}$`;
}

/** The framework's names with an underscore are not addresses, nor are the data of its pages and its error pages. */
function isShown(path: string): boolean {
  return !path.startsWith('/_') && !path.endsWith('.rsc') && path !== '/404' && path !== '/500';
}

/** The framework's scripts and style sheets. Files are named from its build's folder. */
export function frameworkFiles({ outputs, distDir }: FrameworkBuild): BuiltFile[] {
  return outputs.staticFiles
    .filter(({ pathname }) => pathname.startsWith('/_next/static/') && extname(pathname) in CONTENT_TYPES)
    .map(({ pathname, filePath }) => ({ address: pathname, file: relative(distDir, filePath) }));
}

export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.rules': 'application/speculationrules+json',
};

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => extname(name) !== '');
}
