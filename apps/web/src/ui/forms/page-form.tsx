import { Button, Group } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Saving } from '../../foundation/hooks/use-saving.ts';
import { useUnsavedChanges } from '../../foundation/hooks/use-unsaved-changes.ts';
import { MergedNotice } from '../dialogs/merged-notice.tsx';
import { RestoredNotice } from '../dialogs/restored-notice.tsx';
import { UnsavedChangesDialog } from '../dialogs/unsaved-changes-dialog.tsx';
import { CheckedForm } from './checked-form.tsx';

type PageFormProps<Draft> = {
  saving: Saving<Draft>;
  /** What people call the fields: says what somebody else saved while the draft was kept. */
  names?: Partial<Record<keyof Draft & string, string>>;
  /** For one that takes the place of what it changes: closes it, by button or Escape. */
  onCancel?: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** A form on a page: asks before what was typed is left behind. */
export function PageForm<Draft>(props: PageFormProps<Draft>) {
  const { saving, names, onCancel, className, children } = props;
  const { form, save, draft } = saving;
  const changes = useUnsavedChanges(() => form.isDirty(), draft?.forget);
  const cancel = onCancel && (() => changes.askBefore(onCancel));
  return (
    <CheckedForm of={form} onSubmit={save} className={className} onKeyDown={onEscape(cancel)}>
      <RestoredNotice draft={draft} />
      {names && <MergedNotice merged={draft?.merged ?? null} names={names} />}
      {children}
      {cancel && <Buttons isSaving={saving.isSaving} onCancel={cancel} />}
      <UnsavedChangesDialog changes={changes} />
    </CheckedForm>
  );
}

function Buttons({ isSaving, onCancel }: { isSaving: boolean; onCancel: () => void }) {
  return (
    <Group gap="xs" mt="md">
      <Button type="submit" loading={isSaving}>
        Salvar
      </Button>
      <Button variant="default" onClick={onCancel} disabled={isSaving}>
        Cancelar
      </Button>
    </Group>
  );
}

function onEscape(cancel: (() => void) | undefined) {
  return ({ key, target, currentTarget }: KeyboardEvent<HTMLFormElement>): void => {
    // Of a list it closes the list, and of the question above it answers the question.
    const isOwn = target instanceof Element && currentTarget.contains(target);
    if (key === 'Escape' && isOwn && target.getAttribute('role') !== 'combobox') cancel?.();
  };
}
