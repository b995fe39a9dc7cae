import { Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { paletteLabels as labels } from './palette.labels.ts';
import { usePalette } from './palette.view.ts';
import type { PaletteEntry } from './palette-entries.ts';
import { optionId, PaletteList } from './palette-list.tsx';

type PaletteSearchProps = {
  actions: readonly PaletteEntry[];
  screens: readonly PaletteEntry[];
  onClose: () => void;
  takeEarlyKeys: () => string;
};

export function PaletteSearch({ onClose, takeEarlyKeys, ...places }: PaletteSearchProps) {
  const router = useRouter();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const go = useCallback(
    ({ address, run }: PaletteEntry) => {
      onClose();
      if (run) run();
      else void router.navigate({ href: address });
    },
    [onClose, router],
  );
  const palette = usePalette(places, go);
  const { typed, groups, active, isBusy, isFailed } = palette;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything else is typed.
  useLayoutEffect(() => {
    field.current?.focus();
    const early = takeEarlyKeys();
    if (early) palette.type(early.replaceAll('\n', ''), { isEntered: early.includes('\n') });
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') palette.move(1);
    else if (event.key === 'ArrowUp') palette.move(-1);
    else if (event.key === 'Enter') palette.enter();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <TextInput
        ref={field}
        role="combobox"
        aria-label={labels.title}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={groups.length > 0 ? optionId(listId, active) : undefined}
        autoComplete="off"
        placeholder={labels.placeholder}
        leftSection={<IconSearch size={18} />}
        data-autofocus
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => palette.type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <PaletteList id={listId} groups={groups} active={active} isBusy={isBusy} onGo={palette.go} />
      <Text role="status" c="dimmed" mt="sm">
        {isFailed ? labels.failed : groups.length === 0 && !isBusy && labels.nothing}
      </Text>
    </>
  );
}
