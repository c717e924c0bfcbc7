/** The file under `chunks/` of each behaviour that must work before the visitor does anything, where it stands. */
export const AT_ONCE: Readonly<Record<string, string>> = {
  board: 'board',
};
