import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MergeWithSides } from '../../foundation/drafts/merge-sides.ts';
import type { Saving } from '../../foundation/hooks/use-saving.ts';
import { FailureText } from '../failure-text.tsx';
import { CheckedForm } from '../forms/checked-form.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { useGuard } from './guard.tsx';
import { MergedNotice } from './merged-notice.tsx';
import { RestoredNotice } from './restored-notice.tsx';

export type DialogFormProps<Draft> = {
  saving: Saving<Draft>;
  /** Where two edit the same record: what the other changed, and what people call the fields. */
  merged?: MergeWithSides<Draft> | null;
  names?: Partial<Record<keyof Draft & string, string>>;
  /** How a value is read where both changed it, when it is not its own text. */
  textOf?: ((value: Draft[keyof Draft & string], field: string) => string) | undefined;
  confirm?: string;
  cancel?: string;
  tone?: 'normal' | 'destructive';
  /** Not where nothing new is chosen, or something has to be done before. */
  canSave?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A form inside of a dialog that outlives it: one that loads first, or shows what came of it. */
export function DialogForm<Draft>(props: DialogFormProps<Draft>) {
  const { saving, merged = null, names = {}, className, children } = props;
  const { form, save, isSaving, failure, draft } = saving;
  const { close } = useGuard(() => form.isDirty(), draft?.forget);
  return (
    <CheckedForm of={form} onSubmit={save} className={className}>
      <RestoredNotice draft={draft} />
      <MergedNotice merged={merged ?? draft?.merged ?? null} names={names} textOf={props.textOf} />
      <Stack gap="md">
        {children}
        <FailureText>{failure}</FailureText>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={close} disabled={isSaving}>
          {props.cancel ?? 'Cancelar'}
        </Button>
        <Button
          type="submit"
          color={props.tone === 'destructive' ? 'red' : 'blue'}
          loading={isSaving}
          disabled={props.canSave === false}
        >
          {props.confirm ?? 'Salvar'}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
}
