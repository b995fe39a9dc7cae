import type { VisitShown } from '@app/domain/scheduling/visit';

type StatusTone =
  | 'outlined'
  | 'positive'
  | 'informative'
  | 'warning'
  | 'neutral'
  | 'negative'
  | 'struck';

/** What each status is to the eye, wherever it is shown: badge, picture and entry of the agenda alike. */
export const statusTones: Record<VisitShown, StatusTone> = {
  scheduled: 'outlined',
  requested: 'warning',
  confirmed: 'positive',
  arrived: 'informative',
  started: 'informative',
  completed: 'neutral',
  cancelled: 'struck',
  no_show: 'negative',
};

/** Roles of the theme, which are light and dark by themselves. */
const inks: Record<StatusTone, string> = {
  outlined: '--mantine-color-text',
  positive: '--ok-text',
  informative: '--accent-text',
  warning: '--warn-text',
  neutral: '--mantine-color-dimmed',
  negative: '--bad-text',
  struck: '--mantine-color-dimmed',
};

/** The name of its colour among the custom properties. */
export function inkOf(status: VisitShown): string {
  return inks[statusTones[status]];
}
