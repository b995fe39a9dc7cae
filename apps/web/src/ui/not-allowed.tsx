import { Paper } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MessageBlock } from '../foundation/message-screen.tsx';
import { notAllowedLabels } from './not-allowed.labels.ts';
import { PageHeader } from './page-header.tsx';

type NotAllowedProps = {
  /** The name of the screen, where nothing else on it says so. */
  page?: string;
  /** Whose screen it is, or whom to ask. */
  sentence: string;
  /** The way out, where the screen has none of its own. */
  action?: ReactNode;
};

/** Instead of a screen that the person's role does not open. */
export function NotAllowed({ page, sentence, action }: NotAllowedProps) {
  return (
    <>
      {page && <PageHeader title={page} />}
      <Paper withBorder py={48} px="lg">
        <MessageBlock
          icon={<IconLock size={28} />}
          color="blue"
          title={notAllowedLabels.title}
          order={2}
          sentences={[sentence]}
        >
          {action}
        </MessageBlock>
      </Paper>
    </>
  );
}
