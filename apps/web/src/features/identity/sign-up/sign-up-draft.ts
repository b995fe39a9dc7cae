import { z } from 'zod';
import { readDraft, writeDraft } from '../../../foundation/drafts/kept-drafts.ts';

const KEY = 'auth.draft.sign-up';
const kept = z.object({
  name: z.string(),
  email: z.string(),
  company: z.object({
    name: z.string(),
    documentType: z.enum(['cnpj', 'cpf']),
    document: z.string(),
    phone: z.string(),
  }),
});
type Kept = z.output<typeof kept>;

/** What was typed before the page was loaded anew; the password never is. */
export function keptSignUp(): Kept | null {
  return readDraft(KEY, (value) => kept.safeParse(value).data ?? null);
}

export function keepSignUp({ name, email, company }: Kept): void {
  writeDraft(KEY, { name, email, company });
}

export function forgetSignUp(): void {
  writeDraft(KEY, null);
}
