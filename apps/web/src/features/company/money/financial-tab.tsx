import type { FinancialCategory } from '@app/contract/company/financial-categories.contract';
import type { CategoryType } from '@app/domain/company/financial-category';
import { Skeleton, Stack } from '@mantine/core';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useCompany } from '../details/company.api.ts';
import { AccountRules } from './account-rules.tsx';
import { BlindCount } from './blind-count.tsx';
import { useCardFees } from './card-fees.api.ts';
import { FeeCommissions } from './fee-commissions.tsx';
import { categoryWordsOf } from './financial.labels.ts';
import { useCategoryChanges, useFinancialCategories } from './financial-categories.api.ts';
import { NamedList } from './named-list.tsx';
import { usePaymentMethods } from './payment-methods.api.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { PixKey } from './pix-key.tsx';

export default function FinancialTab() {
  const categories = useFinancialCategories();
  const fees = useCardFees();
  return (
    <Stack gap="lg">
      <LoadBlock query={useCompany()} skeleton={<Skeleton height={140} radius="lg" />}>
        {(company) => (
          <>
            <PixKey pixKey={company.pixKey} />
            <BlindCount isBlind={company.blindCount} />
          </>
        )}
      </LoadBlock>
      <AccountRules />
      <div className="below-load">
        <LoadBlock query={usePaymentMethods()} skeleton={<Skeleton height={360} radius="lg" />}>
          {(methods) => (
            <LoadBlock query={fees} skeleton={<Skeleton height={360} radius="lg" />}>
              {(kept) => (
                <Stack gap="lg">
                  <PaymentMethods methods={methods} fees={kept} />
                  <FeeCommissions isAfter={kept.commissionAfterFees} />
                </Stack>
              )}
            </LoadBlock>
          )}
        </LoadBlock>
      </div>
      <div className="below-load">
        <LoadBlock query={categories} skeleton={<Skeleton height={480} radius="lg" />}>
          {(all) => (
            <Stack gap="lg">
              <Categories type="income" all={all} />
              <Categories type="expense" all={all} />
            </Stack>
          )}
        </LoadBlock>
      </div>
    </Stack>
  );
}

type CategoriesProps = { type: CategoryType; all: readonly FinancialCategory[] };

function Categories({ type, all }: CategoriesProps) {
  const changes = useCategoryChanges(type);
  return (
    <NamedList
      rows={all.filter((category) => category.type === type)}
      words={categoryWordsOf[type]}
      changes={changes}
    />
  );
}
