import type { PlanPrice } from '@app/contract/billing/stripe.contract';
import type { StripeMode } from '@app/domain/billing/stripe-keys';
import { Button, Card, Paper, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { moneyText } from '../../../foundation/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CheckedForm } from '../../../ui/forms/checked-form.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { ActiveBadge } from '../../../ui/status-badge.tsx';
import { usePriceForm } from './plan-price.form.ts';
import { usePlanPrices, useStripeSettings } from './stripe.api.ts';
import { priceLabels as labels } from './stripe.labels.ts';
import classes from './stripe.module.css';

const skeleton = <Skeleton height={240} radius="lg" />;

/** At which price of the provider each plan is sold, in the environment that is in use. */
export function PlanPricesTab() {
  return (
    <LoadBlock query={useStripeSettings()} skeleton={skeleton}>
      {({ environment }) => <PlanPrices key={environment} mode={environment} />}
    </LoadBlock>
  );
}

function PlanPrices({ mode }: { mode: StripeMode }) {
  return (
    <Stack gap="md">
      <Text c="dimmed">{labels.explanation}</Text>
      <LoadBlock query={usePlanPrices(mode)} skeleton={skeleton}>
        {(prices) =>
          prices.length === 0 ? (
            <Paper withBorder>
              <EmptyState
                picture="documents"
                sentence={labels.empty}
                action={<LinkButton to="/super-admin/plans">{labels.toPlans}</LinkButton>}
              />
            </Paper>
          ) : (
            <ul className={classes.prices} aria-label={labels.list}>
              {prices.map((price) => (
                <Card component="li" key={price.planId} padding="md">
                  <PriceRow mode={mode} price={price} />
                </Card>
              ))}
            </ul>
          )
        }
      </LoadBlock>
    </Stack>
  );
}

function PriceRow({ mode, price }: { mode: StripeMode; price: PlanPrice }) {
  const { planName, priceMonthlyCents, active } = price;
  return (
    <div className={classes.price}>
      <div>
        <Text fw={600}>{planName}</Text>
        <Text size="xs" c="dimmed" className="tabular">
          {moneyText(priceMonthlyCents)}
        </Text>
        {!active && <ActiveBadge active={false} />}
      </div>
      {priceMonthlyCents === 0 ? (
        <Text size="xs" c="dimmed">
          {labels.free}
        </Text>
      ) : (
        <PriceLink mode={mode} price={price} />
      )}
    </div>
  );
}

function PriceLink({ mode, price }: { mode: StripeMode; price: PlanPrice }) {
  const { form, save, isSaving } = usePriceForm(mode, price);
  return (
    <CheckedForm of={form} onSubmit={save} className={classes.link}>
      <TextInput
        aria-label={`${labels.field}: ${price.planName}`}
        placeholder={labels.placeholder}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('stripePriceId')}
      />
      <Button type="submit" variant="default" loading={isSaving} disabled={!form.isDirty()}>
        {labels.save}
      </Button>
    </CheckedForm>
  );
}
