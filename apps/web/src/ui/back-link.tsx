import { Button, type ButtonProps } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, Ref } from 'react';

type AnchorProps = Omit<ComponentProps<'a'>, keyof ButtonProps | 'ref'>;
type PlainProps = Pick<ButtonProps, 'children'> & AnchorProps & { ref?: Ref<HTMLAnchorElement> };

function BackAnchor(props: PlainProps) {
  return (
    <Button
      component="a"
      variant="subtle"
      color="gray"
      size="compact-sm"
      ms={-8}
      mb="xs"
      leftSection={<IconArrowLeft size={16} />}
      {...props}
    />
  );
}

/** Above the title of a screen that lies behind another one. */
export const BackLink = createLink(BackAnchor);
