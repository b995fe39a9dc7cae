/** Where a page stands in the document that the server sent. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('Root element not found');
  return root;
}
