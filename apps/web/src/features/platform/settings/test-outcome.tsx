import { Alert } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { errorText } from '../../../foundation/error-text.ts';
import { testLabels } from './settings.labels.ts';

type Tested = { works: boolean; sentence: string };
type TestOutcomeProps = {
  test: Pick<UseMutationResult<Tested, Error, never>, 'data' | 'error' | 'isPending'>;
};

/** What the other side answered, in its own words where it said something. */
export function TestOutcome({ test: { data, error, isPending } }: TestOutcomeProps) {
  return (
    <div role="status">
      {!isPending && error && (
        <Alert color="red" title={testLabels.failed}>
          {errorText(error)}
        </Alert>
      )}
      {!isPending && data && (
        <Alert
          color={data.works ? 'green' : 'red'}
          title={data.works ? testLabels.works : testLabels.fails}
        >
          {data.sentence}
        </Alert>
      )}
    </div>
  );
}
