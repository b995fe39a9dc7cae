import type { FormErrors } from '@mantine/form';

/** The fields of an approved text are many, and stand as one in the form: so does what is wrong there. */
export function inOneField(complaints: FormErrors): FormErrors {
  const [wrong] = Object.entries(complaints).filter(([field]) => field.startsWith('approved'));
  const others = Object.entries(complaints).filter(([field]) => !field.startsWith('approved'));
  return { ...Object.fromEntries(others), ...(wrong && { approved: wrong[1] }) };
}
