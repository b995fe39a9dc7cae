const CATEGORIES = ['features', 'evolution', 'openai', 'smtp', 'appearance'] as const;
export type SettingCategory = (typeof CATEGORIES)[number] | 'general';

/** Said by how a key begins: `smtp_host` is of the mail server, what begins otherwise is general. */
export function categoryOf(key: string): SettingCategory {
  return CATEGORIES.find((category) => key.startsWith(`${category}_`)) ?? 'general';
}
