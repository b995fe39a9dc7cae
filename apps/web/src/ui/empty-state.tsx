import { Center, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { NothingYetPicture } from './pictures.tsx';

type EmptyStateProps = {
  /** Where one sentence does not say it all. */
  title?: string | undefined;
  /** One sentence: what will be here, or why nothing is. */
  sentence: string;
  picture?: ReactNode;
  /** The next thing to do, as a button or link. */
  action?: ReactNode;
};

export function EmptyState(props: EmptyStateProps) {
  const { title, sentence, picture = <NothingYetPicture />, action } = props;
  return (
    <Center py={48} px="lg">
      <Stack align="center" gap="md" maw={360}>
        {picture}
        {title && (
          <Text ta="center" fw={600}>
            {title}
          </Text>
        )}
        <Text ta="center" style={{ textWrap: 'balance' }}>
          {sentence}
        </Text>
        {action}
      </Stack>
    </Center>
  );
}
