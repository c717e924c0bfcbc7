/** After the framework's build: what the engine makes of it. */
import { join } from 'node:path';
import { buildPages, type FrameworkBuild } from '#engine/build';
import { PARTS, valuesNow } from '../lib/publishing/parts.ts';
import { contentFolders, contentPath, ownModules } from '../lib/site/own-content.ts';
import { deliveredSite } from '../server/delivered-site.ts';
import { BUILD_SETTINGS } from './build-inputs.ts';
import { everyValue } from './every-value.ts';

const root = join(import.meta.dirname, '..');
const CONTENT = `(?:${contentFolders().join('|')})`;
/** Modules of the own-content folder. They replace ours. */
const ownFiles = new Map(ownModules(root).map(({ name, file }) => [name, join(root, file)]));

const settings = {
  plugins: [{ name: 'own content', resolveId: source => ownFiles.get(source) ?? null }],
  live: new Map(
    Object.entries(PARTS).map(([part, { file, name }]) => [contentPath(root, `${file}.ts`), { part, name }]),
  ),
  parts: valuesNow(),
  otherParts: everyValue,
  environment: Object.fromEntries(BUILD_SETTINGS.map(name => [name, process.env[name] ?? ''])),
  site: deliveredSite,
  script: 'components/page-script/page-script.ts',
  islands: 'components/islands/registry.ts',
  // Pages of one route with different exhibits get sheets of their own: each would carry the drawings of all.
  sheetMark: 'data-exhibit',
  styles: {
    drawings: 'components/{case-study,comparison,exhibits,portfolio}/**/*.css',
    otherStyles: '{app/*,components/drawings/{signs,street,closings}}.css',
    pictures: 'components/drawings/pictures/shops',
  },
  scriptGroups: [
    // First, or the others would take what they need of it with them: checkout would load the lead forms for the
    // length of a consultation.
    {
      name: 'base',
      priority: 1,
      test: new RegExp(`lib/site/[\\w-]+\\.|${CONTENT}/(?:consultation|embeds|search|site)\\.`),
    },
    // Checkout needs none of it.
    { name: 'promotion', priority: 1, test: new RegExp(`${CONTENT}/promotion\\.`) },
    // React, what it needs here, and what nearly every island draws with: one file for all islands. No plain part of
    // a page may use any of it.
    {
      name: 'react',
      priority: 1,
      test: /node_modules\/(?:react|react-dom|scheduler)\/|engine\/(?:page|slots\/|islands\/(?:hydrate|island|keep-input|use-is-live))|components\/ui\//,
    },
    {
      name: 'forms',
      priority: 1,
      test: new RegExp(
        `node_modules/react-hook-form/|components/forms/(?:use-checked-form|post-form|field|form-summary)\\.|lib/forms/fields\\.|${CONTENT}/form-messages`,
      ),
    },
    // Checkout needs none of these two.
    { name: 'schema', priority: 1, test: /node_modules\/zod\/|lib\/forms\/schema\./ },
    {
      name: 'leads',
      test: new RegExp(
        `components/forms/(?!lead-form)|components/account/show-passwords|${CONTENT}/(?:forms|lead-form)`,
      ),
    },
    { name: 'search', test: /components\/search\/(?:search-box|search-list)|lib\/search\// },
    { name: 'package', test: /components\/packages\/(?:package-store|remembered-add-ons)/ },
    // By a name of its own: blockers refuse files called track or analytics, and islands need this one to wake.
    {
      name: 'visit',
      priority: 1,
      test: /lib\/(?:analytics|consent)\/|components\/(?:consent\/consent-question|search\/(?:search-history|note-search)|account\/stored-user)/,
    },
  ],
} satisfies Parameters<typeof buildPages>[1];

export function buildSitePages(build: FrameworkBuild): Promise<void> {
  return buildPages(build, settings);
}
