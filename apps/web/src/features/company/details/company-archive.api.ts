import { createORPCErrorFromJson, isORPCErrorJson, ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { fetchFromServer } from '../../../foundation/connection.ts';
import { saveFile } from '../../../foundation/save-file.ts';
import { shownCompany } from '../../../foundation/sign-in/shown-company.ts';

/** Hands the browser the whole company as one file. */
export function useTakeArchive() {
  return useMutation({ mutationFn: async () => saveFile(await fetchArchive()) });
}

/** Has an address of its own beside the procedures, because it may be large. */
async function fetchArchive(): Promise<File> {
  const companyId = shownCompany();
  const headers: HeadersInit = companyId ? { 'x-company-id': companyId } : {};
  const response = await fetchFromServer('/api/company/archive', { headers });
  if (!response.ok) throw await refusalIn(response);
  return new File([await response.blob()], nameIn(response), { type: 'application/zip' });
}

async function refusalIn(response: Response): Promise<Error> {
  const answer: unknown = await response.json().catch(() => null);
  if (isORPCErrorJson(answer)) return createORPCErrorFromJson(answer);
  // Whoever answered in the server's place speaks another language; the status says enough.
  return new ORPCError('UNREADABLE', { status: response.status });
}

function nameIn({ headers }: Response): string {
  const disposition = headers.get('content-disposition') ?? '';
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'hora-marcada.zip';
}
