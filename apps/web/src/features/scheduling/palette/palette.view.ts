import { useEffect, useMemo, useState } from 'react';
import { useFound } from './palette.api.ts';
import { paletteLabels as labels } from './palette.labels.ts';
import { matchingEntries, type PaletteEntry, type PaletteGroup } from './palette-entries.ts';

type Places = { actions: readonly PaletteEntry[]; screens: readonly PaletteEntry[] };
type Typing = {
  text: string;
  /** The place of the entry that Enter opens; it begins with the first of every answer. */
  active: number;
  /** Enter was pressed while an answer was on its way: the first of it is opened. */
  isEntered: boolean;
};

/** What is typed, what was found for it, and which of it is meant. */
export function usePalette(places: Places, go: (entry: PaletteEntry) => void) {
  const [typing, setTyping] = useState<Typing>({ text: '', active: 0, isEntered: false });
  const { text, isEntered } = typing;
  const { clients, appointments, isBusy, isFailed } = useFound(text);
  const { actions, screens } = places;
  const groups: readonly PaletteGroup[] = useMemo(
    () =>
      [
        { name: labels.clients, entries: clients },
        { name: labels.appointments, entries: appointments },
        { name: labels.actions, entries: matchingEntries(actions, text) },
        { name: labels.screens, entries: matchingEntries(screens, text) },
      ].filter(({ entries }) => entries.length > 0),
    [clients, appointments, actions, screens, text],
  );
  const shown = groups.flatMap(({ entries }) => entries);
  const shownKey = shown.map(({ address }) => address).join();
  const active = Math.min(typing.active, Math.max(0, shown.length - 1));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer begins with its first.
  useEffect(
    () => setTyping((before) => (before.active === 0 ? before : { ...before, active: 0 })),
    [shownKey],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for the answer alone.
  useEffect(() => {
    if (!isEntered || isBusy) return;
    setTyping((before) => ({ ...before, isEntered: false }));
    if (shown[0] !== undefined) go(shown[0]);
  }, [isEntered, isBusy]);

  return {
    typed: text,
    groups,
    active,
    isBusy,
    isFailed,
    go,
    type: (typed: string, { isEntered: entered = false } = {}) =>
      setTyping({ text: typed, active: 0, isEntered: entered }),
    move: (by: 1 | -1) => {
      const next = shown.length === 0 ? 0 : (active + by + shown.length) % shown.length;
      setTyping({ text, active: next, isEntered: false });
    },
    enter: () => {
      const meant = shown[active];
      // Whoever moved on chose among what she sees.
      if (isBusy && active === 0) setTyping({ ...typing, isEntered: true });
      else if (meant !== undefined) go(meant);
    },
  };
}
