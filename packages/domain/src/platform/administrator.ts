type Administrator = { id: string; active: boolean };
type Wish = { by: string; whom: string };

export type DeactivationRefusal = 'not-found' | 'no-administrator' | 'oneself' | 'last';

/**
 * Why nobody may take this administrator out, `null` where she may. Who asks was let in a moment ago;
 * by now somebody else may have taken her out herself.
 */
export function deactivationRefusal(
  administrators: readonly Administrator[],
  { by, whom }: Wish,
): DeactivationRefusal | null {
  const active = administrators.filter((each) => each.active);
  if (!administrators.some(({ id }) => id === whom)) return 'not-found';
  if (!active.some(({ id }) => id === by)) return 'no-administrator';
  if (by !== whom) return null;
  return active.length === 1 ? 'last' : 'oneself';
}
