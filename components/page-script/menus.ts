/** A press elsewhere closes the header's menus: they open without their component, so they close without it. */
export function startMenus(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    for (const area of document.querySelectorAll('[data-island="header-menu"]')) {
      const menu = area.querySelector('details');
      if (menu && target instanceof Node && !area.contains(target)) menu.open = false;
    }
  });
}
