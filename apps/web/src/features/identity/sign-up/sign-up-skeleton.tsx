import { Skeleton, Stack } from '@mantine/core';

const fields = ['name', 'email', 'password', 'confirmPassword'];

/** The shape of the first step, while the form is on its way. */
export function SignUpSkeleton() {
  return (
    <Stack gap="lg" aria-hidden>
      <Skeleton height={24} />
      {fields.map((field) => (
        <Skeleton key={field} height={62} />
      ))}
    </Stack>
  );
}
