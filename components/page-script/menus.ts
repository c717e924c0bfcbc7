/** A press elsewhere closes the header's menus: they open without their component, so they close without it. */
export function startMenus(): void {
  document.addEventListener('pointerdown', event => {
    for (const area of document.querySelectorAll('[data-island="header-menu"]'))
      if (!event.composedPath().includes(area)) area.querySelector('details')?.removeAttribute('open');
  });
}
