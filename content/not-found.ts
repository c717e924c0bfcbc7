/** What visitors, browsers and search engines are told about an address that has no page. */
export const notFound = {
  title: '404 Page Not Found',
  description:
    'There’s no page at this link. Use the search, the menu or the home page to find what you need.',
  text: 'This door’s closed. The rest of the street is open.',
  home: 'Back to Main Street',
  search: 'Search the site',
  staff: { text: 'Work here?', signIn: 'Sign in' },
} as const;
