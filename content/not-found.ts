/** What browsers and search engines are told about an address that has no page. */
export const notFound = {
  title: '404 Page Not Found',
  description:
    'There is no page at this address. The home page, the search and the menu lead to everything else on the site.',
} as const;
