import { paymentMethodForm } from '@app/contract/company/payment-methods.contract';
import { schemaResolver, useForm } from '@mantine/form';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import type { NamedThing, NamedThings, NamedThingWords, Wording } from './named-things.ts';

export type NamingProps = {
  /** `null` for a new one. */
  thing: NamedThing | null;
  words: NamedThingWords;
  changes: NamedThings;
  onClose: () => void;
};

/** Names of categories and of payment methods follow one rule. */
const complaintsAbout = schemaResolver(paymentMethodForm, { sync: true });

export function useNameForm({ thing, words, changes, onClose }: NamingProps) {
  const form = useForm<Wording>({
    initialValues: draftOf(thing, words),
    validate: complaintsAbout,
  });
  return useSaving({
    form,
    draft: useDraft(form, { form: `named.${words.fileName}`, thing: thing?.id ?? null }),
    send: (wording) => (thing ? changes.rename(thing.id, wording) : changes.create(wording)),
    saved: thing ? words.updated : words.created,
    fieldOf: { [words.nameTaken]: 'name' },
    failed: words.failedToSave,
    done: onClose,
  });
}

function draftOf(thing: NamedThing | null, { kinds }: NamedThingWords): Wording {
  const name = thing?.name ?? '';
  return kinds ? { name, kind: thing?.kind ?? 'other' } : { name };
}
