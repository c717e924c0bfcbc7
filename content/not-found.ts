/** What visitors, browsers and search engines are told about a URL that has no page. */
export const notFound = {
  title: '404 Page Not Found',
  description:
    'This page doesn’t exist. The home page, the search and the menu lead to everything else on the site.',
  text: 'This door’s boarded up. The rest of the street is open.',
  home: 'Back to Main Street',
  search: 'Search the site',
} as const;
