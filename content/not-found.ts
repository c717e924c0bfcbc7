/** What visitors, browsers and search engines are told about an address that has no page. */
export const notFound = {
  title: '404 Page Not Found',
  description:
    'There’s no page at this link. Use the search, the menu or the home page to find what you need.',
  text: 'We can’t find that page, because its address is wrong or the page has moved. Search the site, start at the home page, or look through the blog if you came for an article.',
  home: 'Go to the home page',
  search: 'Search the site',
  staff: { text: 'Work here?', signIn: 'Sign in' },
} as const;
