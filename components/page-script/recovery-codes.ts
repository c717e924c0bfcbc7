/** Shows the buttons that copy and print the recovery codes; without scripts a link saves them. */
export function start(panel: HTMLElement): void {
  const [copy, print] = panel.querySelectorAll('button');
  const codes = Array.from(panel.querySelectorAll('code'), ({ textContent }) => textContent).join('\n');
  copy?.addEventListener('click', async () => {
    await navigator.clipboard.writeText(codes);
    copy.textContent = copy.dataset['done'] ?? '';
  });
  print?.addEventListener('click', () => window.print());
  // Browsers without a clipboard, as on a page without TLS, keep the button hidden.
  if (copy) copy.hidden = !('clipboard' in navigator);
  if (print) print.hidden = false;
}
