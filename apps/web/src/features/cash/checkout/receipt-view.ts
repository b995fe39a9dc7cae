/** Where the receipt was opened, as an address of this application. */
export type ReceiptView = { from?: string; print?: true };

const LONGEST_FROM = 1000;

export function readReceiptView(search: { from?: unknown; print?: unknown }): ReceiptView {
  const { from, print } = search;
  return {
    ...(typeof from === 'string' && from.length <= LONGEST_FROM && { from }),
    ...(print === true && { print }),
  };
}
