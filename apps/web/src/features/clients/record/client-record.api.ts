import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useFile } from '../../../foundation/hooks/use-file.ts';
import { type Request, useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';

export function useNotes(clientId: string) {
  const { record } = useApi().clients;
  return useQuery(record.listNotes.queryOptions({ input: { clientId } }));
}

export function useWriteNote(request: Request) {
  const { record } = useApi().clients;
  return useSendOnce(record.writeNote, request);
}

export function useRemoveNote() {
  const { record } = useApi().clients;
  return useMutation(record.removeNote.mutationOptions());
}

export function useConsents(clientId: string) {
  const { record } = useApi().clients;
  return useQuery(record.listConsents.queryOptions({ input: { clientId } }));
}

export function useRecordConsent() {
  const { record } = useApi().clients;
  return useMutation(record.recordConsent.mutationOptions());
}

/** Always asked for anew: others write the history too. */
export function useChanges(clientId: string) {
  const { record } = useApi().clients;
  return useQuery(record.listChanges.queryOptions({ input: { clientId }, staleTime: 0 }));
}

export function useDuplicates() {
  const { record } = useApi().clients;
  return useQuery(record.listDuplicates.queryOptions());
}

/** How many phones are saved with more than one client; 0 for whoever may do nothing about it. */
export function useDuplicateCount(): number {
  const { record } = useApi().clients;
  const enabled = useMay('clients.erase');
  return useQuery(record.listDuplicates.queryOptions({ enabled })).data?.length ?? 0;
}

export function useMergeClients() {
  const { record } = useApi().clients;
  return useMutation(record.merge.mutationOptions());
}

/** The export itself is written into the register of requests. */
export function useExportData() {
  const { record } = useApi().clients;
  return useFile(record.exportData);
}

export function useAnonymizeClient() {
  const { record } = useApi().clients;
  return useMutation(record.anonymize.mutationOptions());
}

export function usePrivacyRequests() {
  const { record } = useApi().clients;
  return useQuery(record.listPrivacyRequests.queryOptions({ staleTime: 0 }));
}
