import type { FailingJobs } from '@app/contract/platform/overview.contract';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { errorText } from '../../../foundation/error-text.ts';
import { formatCount, formatInstant } from '../../../foundation/format.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useOverview, useRetryJobs } from './overview.api.ts';
import { jobsLabels as labels } from './overview.labels.ts';
import classes from './platform-home.module.css';

/** Work that fails, why, and once more. */
export default function FailingJobsDialog({ onClose }: { onClose: () => void }) {
  const failing = useOverview().data?.failingJobs ?? [];
  return (
    <Modal opened onClose={onClose} title={labels.title} size="lg">
      <Stack gap="sm">
        <Text c="dimmed">{failing.length === 0 ? labels.none : labels.explanation}</Text>
        <ul className={classes.list}>
          {failing.map((jobs) => (
            <JobsLine key={jobs.name} jobs={jobs} />
          ))}
        </ul>
      </Stack>
    </Modal>
  );
}

function JobsLine({ jobs: { name, failed, retrying, reason, lastAt } }: { jobs: FailingJobs }) {
  const { mutate, isPending } = useRetryJobs();
  const counts = [
    failed > 0 && formatCount(failed, labels.failed),
    retrying > 0 && formatCount(retrying, labels.retrying),
    formatInstant(lastAt, DEFAULT_TIMEZONE),
  ];
  function retry(): void {
    mutate(
      { name },
      {
        onSuccess: ({ retried }) => showSuccess(labels.retried(retried)),
        onError: (error) => showFailure(labels.failedToRetry, errorText(error)),
      },
    );
  }
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <Text>{name}</Text>
        <Text size="xs" c="dimmed">
          {counts.filter(Boolean).join(' · ')}
        </Text>
        {reason && <Text size="xs">{reason}</Text>}
      </div>
      {failed > 0 && (
        <Button
          variant="default"
          size="xs"
          className={classes.solve}
          aria-label={labels.retryNamed(name)}
          loading={isPending}
          onClick={retry}
        >
          {labels.retry}
        </Button>
      )}
    </li>
  );
}
