/** Whether whoever comes asked for the paper. */
export type ClosingView = { print?: true };

export function readClosingView({ print }: { print?: unknown }): ClosingView {
  return print === true ? { print } : {};
}
