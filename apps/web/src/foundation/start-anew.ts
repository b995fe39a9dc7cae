import type { UseFormReturnType } from '@mantine/form';

/** Empties a form that stays on its page. What was stored counts as its beginning until then. */
export function startAnew<Draft>(form: UseFormReturnType<Draft>, empty: Draft): void {
  form.setInitialValues(empty);
  form.reset();
}
