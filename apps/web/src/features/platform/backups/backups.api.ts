import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useBackups() {
  return useQuery(useApi().platform.backups.read.queryOptions());
}
