import { Center, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { NothingYetPicture } from './pictures.tsx';

type EmptyStateProps = {
  /** One sentence: what will be here, or why nothing is. */
  sentence: string;
  picture?: ReactNode;
  /** The next thing to do, as a button or link. */
  action?: ReactNode;
};

export function EmptyState({ sentence, picture = <NothingYetPicture />, action }: EmptyStateProps) {
  return (
    <Center py={48} px="lg">
      <Stack align="center" gap="md" maw={360}>
        {picture}
        <Text ta="center" style={{ textWrap: 'balance' }}>
          {sentence}
        </Text>
        {action}
      </Stack>
    </Center>
  );
}
