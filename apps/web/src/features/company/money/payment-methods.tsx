import type { CardFees } from '@app/contract/company/card-fees.contract';
import type { PaymentMethod } from '@app/contract/company/payment-methods.contract';
import { IconCreditCard } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { cardFeesLabels, feesText } from './card-fees.labels.ts';
import { paymentMethodWords } from './financial.labels.ts';
import { NamedList } from './named-list.tsx';
import type { NamedThing } from './named-things.ts';
import { usePaymentMethodChanges } from './payment-methods.api.ts';

const CardFeesDialog = lazyPart(() => import('./card-fees-dialog.tsx'));

type PaymentMethodsProps = { methods: readonly PaymentMethod[]; fees: CardFees };

/** The ways of paying, each with what the machine keeps of it. */
export function PaymentMethods({ methods, fees }: PaymentMethodsProps) {
  const changes = usePaymentMethodChanges();
  const [opened, setOpened] = useState<NamedThing | null>(null);
  const feesOf = (thing: NamedThing | null) =>
    fees.methods.find(({ paymentMethodId }) => paymentMethodId === thing?.id);
  const rulesOf = (thing: NamedThing) => feesOf(thing)?.rules ?? [];
  const openedFees = feesOf(opened);
  return (
    <>
      <NamedList
        rows={methods}
        words={paymentMethodWords}
        changes={changes}
        noteOf={(thing) => (rulesOf(thing).length > 0 ? feesText(rulesOf(thing)) : null)}
        moreOf={(thing) =>
          // Notes and coins pass no machine.
          thing.kind === 'cash'
            ? null
            : {
                label: cardFeesLabels.open,
                icon: <IconCreditCard size={18} />,
                onSelect: () => setOpened(thing),
              }
        }
      />
      {opened && openedFees && (
        <Suspense fallback={null}>
          <CardFeesDialog name={opened.name} fees={openedFees} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
