import { Button, Card, Group, Loader, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCircleCheck, IconClockHour4 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTabTitle } from '../../foundation/hooks/use-tab-title.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { BillingFrame } from './billing-frame.tsx';
import {
  looksLikePayment,
  MOST_ATTEMPTS,
  usePaymentVerification,
  type Verification,
  type Verified,
} from './payment-verification.api.ts';
import {
  attemptText,
  sessionText,
  trialLeftText,
  verificationLabels,
  verifiedText,
} from './payment-verification.labels.ts';

type PaymentSuccessPageProps = { sessionId: string | undefined };

/** Where the payment provider sends people back to. */
export function PaymentSuccessPage({ sessionId }: PaymentSuccessPageProps) {
  const { verification, checkAgain } = usePaymentVerification(sessionId);
  return (
    <BillingFrame>
      <Card maw={544} mx="auto" padding="xl">
        <Stack align="center" gap="md">
          <Phase verification={verification} sessionId={sessionId} onCheckAgain={checkAgain} />
          <LinkButton to="/" variant="subtle" color="gray">
            {verificationLabels.toStart}
          </LinkButton>
        </Stack>
      </Card>
    </BillingFrame>
  );
}

type PhaseProps = PaymentSuccessPageProps & {
  verification: Verification;
  onCheckAgain: () => void;
};

function Phase({ verification, sessionId, onCheckAgain }: PhaseProps) {
  switch (verification.phase) {
    case 'checking':
      return <Checking attempt={verification.attempt} sessionId={sessionId} />;
    case 'verified':
      return <Success result={verification.result} />;
    case 'timeout':
      return <Timeout onCheckAgain={onCheckAgain} />;
  }
}

function Checking({ attempt, sessionId }: PaymentSuccessPageProps & { attempt: number }) {
  return (
    <>
      <Loader size="md" />
      <Heading>{verificationLabels.checking}</Heading>
      <Text className="tabular">{attemptText(attempt, MOST_ATTEMPTS)}</Text>
      <Sentence>{verificationLabels.mayTakeLong}</Sentence>
      {sessionId && !looksLikePayment(sessionId) && <UnknownPayment />}
      {sessionId && (
        <Text size="xs" c="dimmed" ta="center" style={{ overflowWrap: 'anywhere' }}>
          {sessionText(sessionId)}
        </Text>
      )}
    </>
  );
}

/** The page goes on asking: the subscription itself may be there, whatever the address says. */
function UnknownPayment() {
  return (
    <>
      <Text ta="center" role="alert" style={{ textWrap: 'balance' }}>
        {verificationLabels.unknownPayment}
      </Text>
      <ToSubscription />
    </>
  );
}

function ToSubscription() {
  return (
    <LinkButton to="/dashboard/settings" search={{ tab: 'subscription' }} variant="default">
      {verificationLabels.toSubscription}
    </LinkButton>
  );
}

function Success({ result }: { result: Verified }) {
  return (
    <>
      <ThemeIcon size={56} radius="xl" variant="light" color="green">
        <IconCircleCheck size={32} />
      </ThemeIcon>
      <Heading>
        {result.is_trial_active ? verificationLabels.verifiedInTrial : verificationLabels.verified}
      </Heading>
      <Sentence>
        {verifiedText(result.subscription_status)}
        {result.is_trial_active &&
          ` ${trialLeftText(result.trial_days_remaining)} ${verificationLabels.nothingCharged}`}
      </Sentence>
      <LinkButton to="/dashboard">{verificationLabels.toDashboard}</LinkButton>
    </>
  );
}

function Timeout({ onCheckAgain }: { onCheckAgain: () => void }) {
  return (
    <>
      <ThemeIcon size={56} radius="xl" variant="light" color="yellow">
        <IconClockHour4 size={32} />
      </ThemeIcon>
      <Heading>{verificationLabels.timeout}</Heading>
      <Sentence>{verificationLabels.timeoutSentence}</Sentence>
      <Group justify="center" gap="sm">
        <Button onClick={onCheckAgain}>{verificationLabels.checkAgain}</Button>
        <LinkButton to="/dashboard" variant="default">
          {verificationLabels.tryDashboard}
        </LinkButton>
        <ToSubscription />
      </Group>
    </>
  );
}

function Heading({ children }: { children: string }) {
  useTabTitle(children);
  return (
    <Title order={1} ta="center">
      {children}
    </Title>
  );
}

function Sentence({ children }: { children: ReactNode }) {
  return (
    <Text c="dimmed" ta="center" style={{ textWrap: 'balance' }}>
      {children}
    </Text>
  );
}
