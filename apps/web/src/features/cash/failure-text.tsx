import { Text } from '@mantine/core';

/** Why it did not work, where the person is looking. */
export function FailureText({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <Text role="alert" c="var(--mantine-color-error)">
      {children}
    </Text>
  );
}
