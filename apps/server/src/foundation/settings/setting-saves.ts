import { lockName } from '../database/named-lock.ts';
import type { OperatorScope } from '../database/scopes.ts';
import { recordOperatorAction } from '../operators/operator-actions.ts';
import { type Changer, recordSettingChange } from './setting-changes.ts';
import { settings as stored } from './settings.table.ts';
import type { SettingsStore } from './settings.ts';

/** Where somebody changes settings: her transaction, and who she is. */
export type Desk = { scope: OperatorScope; settings: SettingsStore; changer: Changer };

/** What is the same as before is left alone, and in no list of changes. */
export async function saveText(
  { scope, settings, changer }: Desk,
  key: string,
  value: string,
): Promise<void> {
  if ((await settings.read(scope, key)) === value) return;
  await recordSettingChange(scope, key, changer);
  await settings.save(scope, { key, value }, changer.userId);
}

/** An empty one keeps what is saved. */
export async function saveSecret(
  { scope, settings, changer }: Desk,
  key: string,
  value: string,
): Promise<void> {
  if (value === '') return;
  await recordSettingChange(scope, key, changer);
  await settings.saveSecret(scope, { key, value }, changer.userId);
}

type Place = Readonly<Record<string, string>>;

/**
 * Whether an empty field would send a saved secret elsewhere: it was saved for the place that these
 * settings name, and whoever names another one has to know it.
 */
export async function leavesItsPlace(
  { scope, settings }: Desk,
  { key, typed }: { key: string; typed: string },
  place: Place,
): Promise<boolean> {
  if (typed !== '' || !(await settings.isSet(scope, key))) return false;
  const saved = await settings.readAll(scope, Object.keys(place));
  return Object.entries(place).some(([name, value]) => (saved.get(name) ?? '') !== value);
}

/** Taken away for good, and in the trail of operators. What is not there is no change. */
export async function removeSettings(
  { scope, settings, changer }: Desk,
  keys: readonly string[],
  { subject, requestId }: { subject: string; requestId: string },
): Promise<void> {
  const removed: string[] = [];
  for (const key of keys) {
    if (!(await settings.isSet(scope, key))) continue;
    await recordSettingChange(scope, key, changer);
    await settings.remove(scope, key);
    removed.push(key);
  }
  if (removed.length === 0) return;
  const done = { action: 'setting.removed', subject, details: { keys: removed } } as const;
  await recordOperatorAction(scope, { ...changer, requestId }, done);
}

type Noted = {
  subject: string;
  requestId: string;
  /** What holds where nothing is stored yet; of what is not named here, nothing at all. */
  usual: ReadonlyMap<string, string>;
};

/**
 * One line in the trail of operators, with the names of what is another than before. One after the
 * other: half of what each of two people saves at once, a place and a secret, is what neither meant.
 */
export async function recordingChanges<Answer>(
  { scope, changer }: Desk,
  { subject, requestId, usual }: Noted,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await lockName(scope, 'settings');
  const before = await storedValues(scope);
  const answer = await work();
  const after = await storedValues(scope);
  const held = (key: string) => before.get(key) ?? usual.get(key) ?? '';
  const keys = [...after].filter(([key, value]) => held(key) !== value).map(([key]) => key);
  if (keys.length > 0) {
    const done = { action: 'setting.changed', subject, details: { keys } } as const;
    await recordOperatorAction(scope, { ...changer, requestId }, done);
  }
  return answer;
}

/** As they are stored, secrets sealed: enough to tell that one is another than before. */
async function storedValues(scope: OperatorScope): Promise<ReadonlyMap<string, string>> {
  const rows = await scope.select({ key: stored.key, value: stored.value }).from(stored);
  return new Map(rows.map(({ key, value }) => [key, value]));
}
