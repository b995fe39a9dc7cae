import type {
  ServicesImport,
  ServicesImportReport,
} from '@app/contract/catalog/services-import.contract';
import type { ServiceColumns } from '@app/domain/catalog/service-import-columns';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { errorText } from '../../../foundation/error-text.ts';

type Draft = { file: File; report: ServicesImportReport };

/** A file on its way to becoming services: chosen, checked, and stored when somebody says so. */
export function useServicesImport() {
  const { servicesImport } = useApi().catalog;
  const [draft, setDraft] = useState<Draft | null>(null);
  const check = useMutation(servicesImport.check.mutationOptions());
  const [stored, setStored] = useState<ServicesImport | null>(null);
  const run = useMutation(servicesImport.run.mutationOptions());

  /** What another file said is gone at once: nobody imports it by mistake. */
  function choose(file: File): void {
    setDraft(null);
    read(file);
  }

  function read(file: File, columns?: ServiceColumns): void {
    run.reset();
    check.mutate(
      { file, ...(columns && { columns }) },
      { onSuccess: (report) => setDraft({ file, report }) },
    );
  }

  function store(): void {
    if (!draft) return;
    run.mutate(
      { file: draft.file, columns: draft.report.columns },
      { onSuccess: (answer) => setStored(answer.stored) },
    );
  }

  const error = check.error ?? run.error;
  return {
    report: draft?.report ?? null,
    /** What was stored, as soon as it is. */
    stored,
    complaint: error ? errorText(error) : null,
    isChecking: check.isPending,
    isStoring: run.isPending,
    choose,
    changeColumns: (columns: ServiceColumns) => draft && read(draft.file, columns),
    store,
  };
}

/** What was imported before, newest first. */
export function useServicesImports() {
  const { servicesImport } = useApi().catalog;
  return useQuery(servicesImport.list.queryOptions({ staleTime: 0 }));
}

export function useUndoServicesImport() {
  const { servicesImport } = useApi().catalog;
  return useMutation(servicesImport.undo.mutationOptions());
}
