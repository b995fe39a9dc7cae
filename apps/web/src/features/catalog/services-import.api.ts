import type { ServicesImportReport } from '@app/contract/catalog/services-import.contract';
import type { ServiceColumns } from '@app/domain/catalog/service-import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../foundation/api.tsx';
import { errorText } from '../../foundation/error-text.ts';
import { showSuccess } from '../../foundation/toasts.ts';
import { countsText, importLabels } from './services-import.labels.ts';

type Draft = { file: File; report: ServicesImportReport };

/** A file on its way to becoming services: chosen, checked, and stored when somebody says so. */
export function useServicesImport(onDone: () => void) {
  const { servicesImport, services } = useApi().catalog;
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);
  const check = useMutation(servicesImport.check.mutationOptions());
  const run = useMutation(
    servicesImport.run.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: services.key() }),
    }),
  );

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
      {
        onSuccess: ({ counts }) => {
          showSuccess(importLabels.done, countsText(counts));
          onDone();
        },
      },
    );
  }

  const error = check.error ?? run.error;
  return {
    report: draft?.report ?? null,
    complaint: error ? errorText(error) : null,
    isChecking: check.isPending,
    isStoring: run.isPending,
    choose,
    changeColumns: (columns: ServiceColumns) => draft && read(draft.file, columns),
    store,
  };
}
