import { defineConfig, type OxlintOverride } from 'oxlint';

/** Everything of ours but these; patterns re-include a folder only when its parents are re-included too. */
function allBut(...paths: readonly string[]): string[] {
  const parents = paths.flatMap(path =>
    path.split('/').map((_, depth, folders) => folders.slice(0, depth + 1).join('/')),
  );
  return ['@/*', '@/**', ...new Set(parents.map(path => `!@/${path}`))];
}

function closed(group: readonly string[], message: string): Pattern {
  return { group: [...group], message };
}

/** In these folders, tests apart, nothing is imported that one of the patterns names. */
function imports(
  files: string,
  patterns: readonly Pattern[],
  { except = [], paths = [] }: Extra = {},
): OxlintOverride {
  return {
    files: [files],
    excludeFiles: [...TESTS, ...except],
    rules: { 'no-restricted-imports': ['error', { patterns: [...patterns], paths: [...paths] }] },
  };
}

const TESTS = ['**/*.test.ts', '**/*.test.tsx'];
const ENGINE = closed(
  ['@/engine/**', '**/engine/**'],
  'The engine has faces: #engine, #engine/page, #engine/browser, #engine/build, #engine/render, #engine/server.',
);
const CROSSING = closed(['../../**'], 'Cross folders with the @/ alias.');
const NOTHING_OF_OURS = ['@/*', '@/**'];
const ENGINE_ALONE = 'The engine knows nothing of the site that it delivers.';

type Pattern = { group: string[]; message: string; allowTypeImports?: boolean };
type Extra = {
  except?: readonly string[];
  paths?: readonly { name: string; importNames: string[]; message: string }[];
};

/** The import rules are those of docs/decisions/0010-import-direction.md. The last one that fits a file counts. */
/** What one file mocks, the files after it in the same worker would get. */
const SHARED_MODULES =
  'Files of a worker share what is loaded: give the module a stand-in by alias in vitest.config.ts.';

export default defineConfig({
  plugins: [
    'typescript',
    'react',
    'nextjs',
    'jsx-a11y',
    'import',
    'vitest',
    'promise',
    'unicorn',
    'node',
    'oxc',
  ],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['.next/**', 'node_modules/**', 'public/**', 'next-env.d.ts'],
  rules: {
    'no-console': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-restricted-imports': ['error', { patterns: [ENGINE] }],
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'nextjs/no-head-element': 'off',
    'nextjs/no-html-link-for-pages': 'off',
    'nextjs/no-img-element': 'off',
    'no-await-in-loop': 'off',
    'no-control-regex': 'off',
    'no-shadow': 'off',
    'react/no-danger': 'off',
    // The columns of a table draw their cells.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'react/react-in-jsx-scope': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    { files: ['ops/**', 'simulators/**', 'tests/bench/**'], rules: { 'no-console': 'off' } },
    {
      files: [
        'app/**',
        'components/**',
        'content/**',
        'engine/**',
        'lib/**',
        'server/**',
        'instrumentation.ts',
      ],
      excludeFiles: [
        ...TESTS,
        'engine/fixture/**',
        'engine/render/draw-pages.ts',
        'lib/site/env.ts',
        'lib/site/site.ts',
        'lib/site/own-content.ts',
      ],
      rules: {
        'node/no-process-env': ['error', { allowedVariables: ['NODE_ENV', 'NEXT_RUNTIME', 'RENDER_ONLY'] }],
      },
    },
    {
      files: ['app/**', 'components/**'],
      rules: {
        'react/forbid-dom-props': ['error', { forbid: ['style'] }],
        'react/forbid-elements': ['error', { forbid: ['style'] }],
      },
    },
    {
      files: ['tests/integration/**'],
      rules: {
        'vitest/no-restricted-vi-methods': ['error', { mock: SHARED_MODULES, doMock: SHARED_MODULES }],
      },
    },
    { files: ['tests/e2e/**'], plugins: ['typescript', 'import', 'unicorn', 'oxc'] },
    imports('tests/e2e/**', [ENGINE], {
      except: ['tests/e2e/test.ts'],
      paths: [
        {
          name: '@playwright/test',
          importNames: ['test'],
          message: 'The test of tests/e2e/test.ts also looks for rules that style sheets have lost.',
        },
      ],
    }),
    imports('simulators/**', [closed(NOTHING_OF_OURS, 'Simulators are programs of their own.'), CROSSING]),
    imports('engine/*', [closed([...NOTHING_OF_OURS, '#*/**', '../**'], ENGINE_ALONE)]),
    imports('engine/*/**', [closed([...NOTHING_OF_OURS, '#*/**', '../../**'], ENGINE_ALONE)]),
    imports('engine/fixture/site/**', [closed([...NOTHING_OF_OURS, '../../../**'], ENGINE_ALONE)]),
    imports('content/**', [
      {
        ...closed(
          allBut('content/**', 'lib/site/live', 'lib/site/money', 'lib/site/routes'),
          'Content is data: other content, what is published of it, the site’s own addresses, amounts, and types.',
        ),
        allowTypeImports: true,
      },
      closed(
        ['./**', '../**'],
        'Import content by the @/ alias, so that a file in CONTENT_DIR can take its place.',
      ),
      closed(
        ['@/lib/site/db/**', '@/app/**', '@/server/**'],
        'Content knows no storage and no pages, types included.',
      ),
    ]),
    imports(
      'components/*/**',
      [
        closed(
          ['@/app/**', '@/server/**', '@/lib/site/db/**', '@/lib/site/site'],
          'Components get data by props.',
        ),
        closed(['next', 'next/**'], 'An island has no router: docs/adding-an-interactive-part.md.'),
        CROSSING,
        ENGINE,
      ],
      {
        paths: [
          {
            name: 'react',
            importNames: ['useId'],
            message: 'Server and island make different ids: give the part an id.',
          },
        ],
      },
    ),
    imports('components/drawings/**', [
      closed(
        allBut('lib/site/*', 'content/**', 'components/drawings/**'),
        'Drawings depend on their own parts.',
      ),
      CROSSING,
    ]),
    imports('components/ui/**', [
      closed(
        allBut('lib/site/*', 'components/drawings/**', 'components/ui/**'),
        'components/ui knows no domain, no router, no config.',
      ),
      CROSSING,
    ]),
    imports('lib/site/**', [
      closed(allBut('lib/site/**', 'content/**'), 'lib/site knows no feature, types included.'),
      closed(['../../*'], 'lib/site knows no feature.'),
      ENGINE,
    ]),
    imports(
      'lib/*/**',
      [
        closed(
          [
            '@/lib/*/**',
            '!@/lib/site/**',
            // PayPal's wire, on which orders and the ledger stand as on lib/site.
            '!@/lib/paypal/**',
            '!@/lib/forms/define',
            '!@/lib/forms/schema',
            '!@/lib/mail/outgoing-mail',
            '!@/lib/leads/lead',
            // Orders and billing ask them; they know rows alone.
            '!@/lib/billing/receivables',
            '!@/lib/billing/restored',
            // What a person gets of an invoice (lib/privacy), also in commands.
            '!@/lib/billing/invoice',
            // Who leaves is noted by their fingerprint; which tables there are is another matter.
            '!@/lib/privacy/erasures',
          ],
          'A feature is used through its index.ts; browsers and commands, which load no templates, also by its plain files.',
        ),
        closed(['@/app/**', '@/components/**', '@/server/**'], 'Features know no pages.'),
        CROSSING,
        ENGINE,
      ],
      { except: ['lib/site/**', 'lib/paypal/**', 'lib/ledger/**', 'lib/reports/**'] },
    ),
    imports('lib/ledger/**', [
      closed(
        [
          '@/lib/*/**',
          '!@/lib/site/**',
          '!@/lib/paypal/**',
          // It goes on with an order where its payment ends, also in commands, which load no templates.
          '!@/lib/orders/**',
          '!@/lib/mail/outgoing-mail',
          '!@/lib/billing/receivables',
          '!@/lib/billing/restored',
        ],
        'A feature is used through its index.ts; the ledger also uses the plain files of orders.',
      ),
      closed(['@/app/**', '@/components/**', '@/server/**'], 'Features know no pages.'),
      CROSSING,
      ENGINE,
    ]),
    imports('lib/reports/**', [
      closed(
        [
          '@/lib/*/**',
          '!@/lib/site/**',
          '!@/lib/mail/{mails.sql,outgoing-mail}',
          '!@/lib/leads/{filter,lead,leads.sql}',
          '!@/lib/orders/{desk-orders.sql,filter}',
        ],
        'A feature is used through its index.ts; a report counts what the desk lists, by the same queries.',
      ),
      closed(['@/app/**', '@/components/**', '@/server/**'], 'Features know no pages.'),
      CROSSING,
      ENGINE,
    ]),
    imports('lib/paypal/**', [
      closed(
        allBut('lib/site/**', 'content/**'),
        'PayPal’s wire knows what one process has, and no feature.',
      ),
      ENGINE,
    ]),
    imports('app/**', [
      closed(['@/server/**', '@/lib/site/db/**'], 'Pages and routes go through deeds.'),
      CROSSING,
      ENGINE,
    ]),
    // The deeds of the desk, and what only the desk reads, stand beside the pages that show them.
    imports('app/*/desk/**/{deed,deeds,*.deeds,queries,*.queries}.ts', [
      closed(['@/server/**'], 'The server stands in front of the site.'),
      CROSSING,
      ENGINE,
    ]),
  ],
});
