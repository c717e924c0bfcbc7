/** Prints the page. Gives back what ends it. */
export function printBehaviour(button: HTMLElement): () => void {
  button.addEventListener('click', print);
  return () => button.removeEventListener('click', print);
}

function print(): void {
  window.print();
}
