import type { Company } from '@app/contract/company/company.contract';
import { Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import {
  useClosePublicBooking,
  useCompany,
  useOpenPublicBooking,
} from '../../company/details/company.api.ts';
import { BookingWish } from '../../company/online/booking-wish.tsx';
import { ShareBooking } from '../../company/online/share-booking.tsx';
import { firstStepsLabels, linkStepLabels as labels } from './first-steps.labels.ts';
import { useGoToStep } from './first-steps.view.ts';

export function LinkStep() {
  return (
    <LoadBlock query={useCompany()} skeleton={<Skeleton height={320} radius="lg" />}>
      {(company) => (
        <Stack gap="md">
          {company.publicBookingEnabled ? (
            <LinkOn company={company} />
          ) : (
            <LinkOff company={company} />
          )}
          <LinkButton to="/dashboard">{labels.done}</LinkButton>
        </Stack>
      )}
    </LoadBlock>
  );
}

function LinkOn({ company }: { company: Company }) {
  const close = useClosePublicBooking(company);
  const onError = (error: unknown) => showFailure(firstStepsLabels.failed, errorText(error));
  return (
    <Card padding="md" withBorder>
      <Title order={3} mb={4}>
        {labels.on}
      </Title>
      <Text c="dimmed" mb="md">
        {labels.explanation}
      </Text>
      <ShareBooking slug={company.slug} />
      <Button
        mt="md"
        variant="subtle"
        color="gray"
        loading={close.isPending}
        onClick={() => close.mutate(undefined, { onError })}
      >
        {labels.turnOff}
      </Button>
    </Card>
  );
}

/** Either somebody said no, or there is nobody to book yet. */
function LinkOff({ company }: { company: Company }) {
  const { hasSomebodyToBook } = company;
  const goTo = useGoToStep();
  const open = useOpenPublicBooking(company);
  const onError = (error: unknown) => showFailure(labels.off, errorText(error));
  return (
    <Card padding="md" withBorder>
      <Title order={3} mb={4}>
        {labels.off}
      </Title>
      <Text c="dimmed" mb="md">
        {hasSomebodyToBook ? labels.refused : labels.offExplanation}
      </Text>
      {hasSomebodyToBook ? (
        <Button loading={open.isPending} onClick={() => open.mutate(undefined, { onError })}>
          {labels.turnOn}
        </Button>
      ) : (
        <Stack align="flex-start">
          <BookingWish company={company} />
          <Button onClick={() => goTo('equipe')}>{labels.backToTeam}</Button>
        </Stack>
      )}
    </Card>
  );
}
