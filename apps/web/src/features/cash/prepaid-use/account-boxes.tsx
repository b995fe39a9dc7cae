import type { ClientAccount } from '@app/contract/prepaid/client-prepaid.contract';
import { availableOn } from '@app/domain/prepaid/account';
import { type Cents, cents } from '@app/domain/shared/money';
import { Checkbox } from '@mantine/core';
import classes from '../checkout/settle.module.css';
import { prepaidUseLabels as labels, leaveText } from './prepaid-use.labels.ts';
import type { PrepaidDraft } from './prepaid-use.ts';

type AccountBoxesProps = {
  account: ClientAccount;
  draft: PrepaidDraft;
  onChange: (draft: PrepaidDraft) => void;
};

/** Her credit alone, or whatever is left as far as she may owe. */
export function AccountBoxes({ account, draft, onChange }: AccountBoxesProps) {
  const balance = cents(account.balanceCents);
  const choose = (which: PrepaidDraft['account']) => (checked: boolean) =>
    onChange({ ...draft, account: checked ? which : 'none' });
  return (
    <>
      {balance > 0 && (
        <Checkbox
          className={classes.reward}
          label={labels.credit(balance)}
          checked={draft.account === 'credit'}
          onChange={(event) => choose('credit')(event.currentTarget.checked)}
        />
      )}
      {mayOwe(account) && (
        <Checkbox
          className={classes.reward}
          label={labels.leave}
          description={leaveText(leftOn(account))}
          checked={draft.account === 'rest'}
          onChange={(event) => choose('rest')(event.currentTarget.checked)}
        />
      )}
    </>
  );
}

/** Whether something may still be left for later. */
export function mayOwe(account: ClientAccount): boolean {
  return account.limitCents > 0 && leftOn(account) > 0;
}

function leftOn({ balanceCents, limitCents }: ClientAccount): Cents {
  return availableOn({ balance: cents(balanceCents), limit: cents(limitCents) });
}
