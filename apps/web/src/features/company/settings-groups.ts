import type { PageTab } from '../../ui/page-tabs.tsx';
import { settingsGroups } from './settings.labels.ts';

export type SettingsGroup = keyof typeof settingsGroups;

/** A part of the settings, and where people look for it. */
export type SettingsPart = PageTab & {
  group: SettingsGroup;
  /** One short sentence: what is found there. */
  hint: string;
};

type Grouped<Part> = { group: SettingsGroup; title: string; parts: Part[] };

/** What belongs together stands together, in the order in which the groups come up. */
export function groupsOf<Part extends SettingsPart>(parts: readonly Part[]): Grouped<Part>[] {
  const byGroup = Map.groupBy(parts, ({ group }) => group);
  return [...byGroup].map(([group, own]) => ({ group, title: settingsGroups[group], parts: own }));
}
