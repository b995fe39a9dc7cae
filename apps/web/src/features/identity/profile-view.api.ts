/** Whether the link of a confirmation mail led here. */
export function readProfileView({ confirmed }: Record<string, unknown>): { confirmed?: 1 } {
  return confirmed === 1 ? { confirmed } : {};
}
