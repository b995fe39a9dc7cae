/** What was typed before there was a field for it. */
export type EarlyKeys = { take: () => string };

/**
 * Between the keys that open the search and its field lies a moment, the first time a long one. What
 * is typed then is kept for the field; Enter stands as a new line.
 */
export function catchEarlyKeys(): EarlyKeys {
  let typed = '';
  function hear(event: KeyboardEvent): void {
    // Many Brazilian keyboards write / and ? with AltGr, which Windows reports as Ctrl and Alt.
    const isSign = event.getModifierState('AltGraph');
    const isShortcut = !isSign && (event.ctrlKey || event.metaKey || event.altKey);
    if (isShortcut || event.isComposing) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key === 'Enter') typed += '\n';
    else if (event.key.length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  window.addEventListener('keydown', hear, { capture: true });
  return {
    take() {
      window.removeEventListener('keydown', hear, { capture: true });
      const taken = typed;
      typed = '';
      return taken;
    },
  };
}
