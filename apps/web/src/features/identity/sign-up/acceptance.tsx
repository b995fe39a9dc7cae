import { Anchor, Text } from '@mantine/core';
import { signUpLabels } from './sign-up.labels.ts';

/** What somebody agrees to by making an account. */
export function Acceptance() {
  const { before, terms, between, privacy } = signUpLabels.acceptance;
  return (
    <Text size="sm" c="dimmed">
      {before}{' '}
      <Anchor href="/termos" target="_blank" underline="always" inherit>
        {terms}
      </Anchor>{' '}
      {between}{' '}
      <Anchor href="/privacidade" target="_blank" underline="always" inherit>
        {privacy}
      </Anchor>
      .
    </Text>
  );
}
