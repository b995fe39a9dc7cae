import {
  type GiftCardTermsForm,
  giftCardTerms,
  type ShopSettings,
} from '@app/contract/prepaid/orders.contract';
import { type Cents, cents } from '@app/domain/shared/money';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { useDraft } from '../../foundation/hooks/use-draft.ts';
import { useMerging } from '../../foundation/hooks/use-merging.ts';
import { useSaving } from '../../foundation/hooks/use-saving.ts';
import { useChangeGiftCardTerms, useStoredShop } from './orders.api.ts';
import { termsLabels as labels } from './orders.labels.ts';

type Terms = ShopSettings['giftCards'];
type TermsDraft = {
  sells: boolean;
  leastCents: Cents | null;
  mostCents: Cents | null;
  validDays: number | '';
};

/** A company has one set of them, so any name will do. */
const named = (terms: Terms) => ({ ...terms, id: 'gift-terms' });

const complaintsAbout = schemaResolver(giftCardTerms, { sync: true });

export function useGiftTermsForm(terms: Terms, onClose: () => void) {
  // What others save meanwhile does not move what was opened.
  const [opened] = useState(() => named(terms));
  const change = useChangeGiftCardTerms();
  const readStored = useStoredShop();
  const form = useForm<TermsDraft>({
    initialValues: draftOf(opened),
    validate: (draft) => complaintsAbout(inputOf(draft)),
  });
  const merging = useMerging({
    form,
    opened,
    code: 'GIFT_CARD_TERMS_CHANGED',
    draftOf,
    read: async () => named((await readStored()).giftCards),
  });
  const saving = useSaving({
    form,
    draft: useDraft(form, { form: 'gift-terms', thing: 'own' }),
    send: (draft) => change({ ...inputOf(draft), version: merging.version }),
    saved: labels.saved,
    meet: merging.settle,
    failed: errorText,
    done: onClose,
  });
  return { saving, merged: merging.merged };
}

function draftOf({ leastCents, mostCents, validDays, sells }: GiftCardTermsForm): TermsDraft {
  return {
    sells,
    leastCents: cents(leastCents),
    mostCents: cents(mostCents),
    validDays: validDays ?? '',
  };
}

/** What is left empty and has to be there is no number, which the schema says. */
function inputOf({ sells, leastCents, mostCents, validDays }: TermsDraft): GiftCardTermsForm {
  return {
    sells,
    leastCents: leastCents ?? Number.NaN,
    mostCents: mostCents ?? Number.NaN,
    validDays: validDays === '' ? null : validDays,
  };
}
