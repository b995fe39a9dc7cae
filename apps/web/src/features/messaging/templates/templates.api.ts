import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

export function useTemplates() {
  return useQuery(useApi().messaging.templates.list.queryOptions());
}

/** Of whom a preview tells; `undefined` until it is known. */
export function useTemplateSample() {
  return useQuery(useApi().messaging.templates.sample.queryOptions()).data;
}

export function useCreateDefaults() {
  return useMutation(useApi().messaging.templates.createDefaults.mutationOptions());
}
