/** As many as one sees at a glance. */
const FEW = 10;

/** Whether one types to find something among them; few are picked, without a keyboard in the way. */
export function isLong(choices: readonly unknown[]): boolean {
  return choices.length > FEW;
}
