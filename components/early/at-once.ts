/** The file under `chunks/` of each behaviour that must work before the visitor does anything, where it stands. */
export const AT_ONCE: Readonly<Record<string, string>> = {
  billing: 'billing',
  board: 'board',
  'carry-add-ons': 'rendered',
  passwords: 'fields',
  projects: 'projects',
  questionnaire: 'questionnaire',
  'rotating-carousel': 'reviews',
  searched: 'rendered',
  'signed-in': 'rendered',
};
