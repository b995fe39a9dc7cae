import type { RowOutcome, SheetColumns } from '@app/domain/shared/sheet-import';
import type { ProcedureUtils } from '@orpc/tanstack-query';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallContext } from '../../foundation/api.tsx';
import { errorText } from '../../foundation/error-text.ts';

/** What the file would do, row by row. */
export type SheetReport<Field extends string> = {
  headers: string[];
  columns: SheetColumns<Field>;
  counts: Record<RowOutcome, number>;
  rows: { rowNumber: number; name: string; outcome: RowOutcome; remarks: string[] }[];
};

type Asked<Field extends string> = { file: File; columns?: SheetColumns<Field> | undefined };
type Sent<Field extends string> = { file: File; columns: SheetColumns<Field> };
export type SheetApi<Field extends string, Done, Unread extends Error, Refusal extends Error> = {
  check: ProcedureUtils<CallContext, Asked<Field>, SheetReport<Field>, Unread>;
  run: ProcedureUtils<CallContext, Sent<Field>, Done, Refusal>;
};

/** A file on its way to becoming things: chosen, checked, and stored when somebody says so. */
export function useSheetImport<
  Field extends string,
  Done,
  Unread extends Error,
  Refusal extends Error,
>(api: SheetApi<Field, Done, Unread, Refusal>) {
  const [draft, setDraft] = useState<{ file: File; report: SheetReport<Field> } | null>(null);
  const check = useMutation(api.check.mutationOptions());
  const run = useMutation(api.run.mutationOptions());

  /** What another file said is gone at once: nobody imports it by mistake. */
  function choose(file: File): void {
    setDraft(null);
    read(file);
  }

  function read(file: File, columns?: SheetColumns<Field>): void {
    run.reset();
    check.mutate(
      { file, ...(columns && { columns }) },
      { onSuccess: (report) => setDraft({ file, report }) },
    );
  }

  const error = check.error ?? run.error;
  return {
    report: draft?.report ?? null,
    /** What was stored, as soon as it is. */
    done: run.data ?? null,
    complaint: error ? errorText(error) : null,
    isChecking: check.isPending,
    isStoring: run.isPending,
    choose,
    changeColumns: (columns: SheetColumns<Field>) => draft && read(draft.file, columns),
    store: () => draft && run.mutate({ file: draft.file, columns: draft.report.columns }),
  };
}
