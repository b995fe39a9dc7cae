import { isInTrial } from '@app/domain/billing/access';
import { Alert, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react';
import { useNow } from '../../foundation/hooks/use-now.ts';
import { useTabTitle } from '../../foundation/hooks/use-tab-title.ts';
import { useMay, useSession } from '../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadBlock } from '../../ui/load-block.tsx';
import { WaitingScreen } from '../identity/gate/waiting-screen.tsx';
import { BillingFrame } from './billing-frame.tsx';
import { ManageSubscriptionButton } from './manage-subscription-button.tsx';
import { PlanCard } from './plan-card.tsx';
import classes from './plan-selection-page.module.css';
import { useCheckout, useIsSubscribed, usePlans } from './plans.api.ts';
import { chargedAfterText, planLabels } from './plans.labels.ts';
import { datesOf } from './subscription-dates.ts';

export function PlanSelectionPage() {
  useTabTitle(planLabels.title);
  const plans = usePlans();
  const checkout = useCheckout();
  const maySubscribe = useMay('subscription.manage');
  const known = useIsSubscribed();
  const isSubscribed = known || checkout.isAlreadySubscribed;
  if (checkout.isLeaving) return <WaitingScreen text={planLabels.redirecting} />;

  return (
    <BillingFrame>
      <Stack gap="lg" align="center">
        <div>
          <Title order={1} ta="center">
            {planLabels.title}
          </Title>
          <Text c="dimmed" ta="center" mt={4}>
            {planLabels.explanation}
          </Text>
          {known === false && !isSubscribed && <ChargedAfterTrial />}
        </div>
        {!maySubscribe && (
          <Alert icon={<IconInfoCircle />} w="100%" maw={544}>
            {planLabels.ownerOnly}
          </Alert>
        )}
        <div className={classes.block}>
          <LoadBlock
            query={known === undefined ? { ...plans, data: undefined } : plans}
            skeleton={<PlansSkeleton />}
          >
            {(offered) => (
              <Stack gap="lg" align="center">
                {isSubscribed && <AlreadySubscribed />}
                {offered.length === 0 && (
                  <EmptyState picture="documents" sentence={planLabels.none} />
                )}
                <ul className={classes.plans}>
                  {offered.map((plan) => (
                    <PlanCard
                      key={plan.id}
                      plan={plan}
                      onSubscribe={
                        maySubscribe && !isSubscribed
                          ? () => checkout.subscribe(plan.id)
                          : undefined
                      }
                      state={stateOf(plan.id, checkout.chosenPlanId)}
                    />
                  ))}
                </ul>
              </Stack>
            )}
          </LoadBlock>
        </div>
        <LinkButton
          to="/dashboard"
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={18} />}
        >
          {planLabels.back}
        </LinkButton>
      </Stack>
    </BillingFrame>
  );
}

function ChargedAfterTrial() {
  const { company } = useSession();
  const now = useNow();
  if (!company) return null;
  const { trialEndsAt } = datesOf(company.subscription);
  if (!trialEndsAt || !isInTrial({ trialEndsAt }, now)) return null;
  return (
    <Text c="dimmed" ta="center" mt={4}>
      {chargedAfterText(trialEndsAt, company.timezone)}
    </Text>
  );
}

/** One at a time: while one plan is being opened, the others wait. */
function stateOf(planId: string, chosenPlanId: string | null): 'ready' | 'opening' | 'waiting' {
  if (chosenPlanId === null) return 'ready';
  return chosenPlanId === planId ? 'opening' : 'waiting';
}

function AlreadySubscribed() {
  return (
    <Alert
      color="yellow"
      icon={<IconInfoCircle />}
      title={planLabels.alreadySubscribed}
      w="100%"
      maw={544}
    >
      <Text mb="sm">{planLabels.changeIt}</Text>
      <ManageSubscriptionButton />
    </Alert>
  );
}

function PlansSkeleton() {
  return (
    <div className={classes.plans}>
      <Skeleton height={480} radius="lg" />
    </div>
  );
}
