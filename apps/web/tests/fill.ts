import { userEvent } from '@testing-library/user-event';

/** For what is filled in on the way to something else: each key that is typed draws the form again. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
