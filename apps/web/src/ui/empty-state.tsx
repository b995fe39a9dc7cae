import { Center, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Picture, type PictureName } from './pictures.tsx';

type EmptyStateProps = {
  /** Where one sentence does not say it all. */
  title?: string | undefined;
  /** One sentence: what will be here, or why nothing is. */
  sentence: string;
  /** What the screen is about; 'search' where a filter leaves nothing. */
  picture: PictureName;
  /** The next thing to do, as a button or link. */
  action?: ReactNode;
};

export function EmptyState(props: EmptyStateProps) {
  const { title, sentence, picture, action } = props;
  return (
    <Center py={48} px="lg">
      <Stack align="center" gap="md" maw={360}>
        <Picture name={picture} />
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
