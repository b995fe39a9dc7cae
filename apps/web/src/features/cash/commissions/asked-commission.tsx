import type { NewSettlement } from '@app/contract/cash/settlements.contract';
import { MOST_BASIS_POINTS } from '@app/domain/catalog/commission';
import { Alert, Button, Group, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { FailureText } from '../../../ui/failure-text.tsx';
import { PercentField } from '../../../ui/fields/percent-field.tsx';
import {
  answeredText,
  askedText,
  askedLabels as labels,
  untoldText,
} from './asked-commission.labels.ts';
import { useAskedCommission } from './asked-commission.view.ts';

type AskedCommissionProps = {
  settlement: Pick<
    NewSettlement,
    'id' | 'professionalId' | 'professionalName' | 'withoutCommission'
  >;
};

/** Nothing is owed in silence: where nobody said what she earns, whoever may is asked at once. */
export function AskedCommission({ settlement }: AskedCommissionProps) {
  const maySet = useMay('commissions.manage');
  const { withoutCommission, professionalName } = settlement;
  if (withoutCommission.length === 0) return null;
  return (
    <Alert color="yellow" role="status" mt="md">
      {maySet ? (
        <Question settlement={settlement} />
      ) : (
        <Text>{untoldText(professionalName, withoutCommission)}</Text>
      )}
    </Alert>
  );
}

function Question({ settlement }: AskedCommissionProps) {
  const { professionalName, withoutCommission } = settlement;
  const { answer, answered, failure, isSaving } = useAskedCommission(settlement);
  const [typed, setTyped] = useState<number | string>('');
  const [isWrong, setIsWrong] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const basisPoints = Math.round(Number(typed) * 100);
    const isGood = typed !== '' && basisPoints >= 0 && basisPoints <= MOST_BASIS_POINTS;
    setIsWrong(!isGood);
    if (isGood) void answer(basisPoints);
  }

  if (answered) {
    const { basisPoints, owedCents } = answered;
    return <Text>{answeredText(professionalName, basisPoints, owedCents)}</Text>;
  }
  return (
    <form noValidate onSubmit={submit}>
      <Text mb="xs">{askedText(professionalName, withoutCommission)}</Text>
      <Group gap="sm" align="end">
        <PercentField
          label={labels.percentage}
          value={typed}
          onChange={setTyped}
          error={isWrong && labels.wrong}
          w={160}
        />
        <Button type="submit" loading={isSaving}>
          {labels.confirm}
        </Button>
        <Button variant="default" disabled={isSaving} onClick={() => void answer(0)}>
          {labels.none}
        </Button>
      </Group>
      <FailureText>{failure}</FailureText>
    </form>
  );
}
