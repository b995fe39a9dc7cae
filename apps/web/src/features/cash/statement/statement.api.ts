import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useFile } from '../../../foundation/hooks/use-file.ts';

export type AskedStatement = {
  /** Her own when missing. */
  professionalId?: string | undefined;
  fromDate: string;
  toDate: string;
};

export function useStatement(input: AskedStatement) {
  const { commissions } = useApi().cash;
  return useQuery(commissions.statement.queryOptions({ input, placeholderData: keepPreviousData }));
}

export function useExportStatement() {
  const { commissions } = useApi().cash;
  return useFile(commissions.exportStatement);
}
