import { useForm } from '@mantine/form';
import { ORPCError } from '@orpc/client';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useMerging } from './use-merging.ts';

type Cut = { id: string; version: number; name: string; price: string };
type Typed = { name: string; price: string };

const cut: Cut = { id: 'cut', version: 1, name: 'Corte', price: '80' };
const dearer: Cut = { ...cut, version: 2, price: '90' };
const changed = new ORPCError('CUT_CHANGED', { defined: true, status: 409 });
const draftOf = ({ name, price }: Cut): Typed => ({ name, price });

function openForm(opened: Cut | null = cut) {
  return renderHook(
    (now: Cut | null) => {
      const form = useForm<Typed>({ initialValues: now ? draftOf(now) : { name: '', price: '' } });
      const read = async () => dearer;
      const merging = useMerging({ form, opened: now, code: 'CUT_CHANGED', draftOf, read });
      return { form, merging };
    },
    { initialProps: opened },
  );
}

test('what is asked for again behind an open form does not lend it its version', () => {
  const { result, rerender } = openForm();
  act(() => result.current.form.setFieldValue('name', 'Corte longo'));
  rerender(dearer);
  expect(result.current.merging).toMatchObject({ version: 1, base: cut });
});

test('what somebody else changed stays said while it is asked for again', async () => {
  const { result, rerender } = openForm();
  act(() => result.current.form.setFieldValue('name', 'Corte longo'));
  await act(() => result.current.merging.settle(changed, null));
  rerender({ ...dearer });
  expect(result.current.merging).toMatchObject({ version: 2, merged: { changed: ['price'] } });
  expect(result.current.form.getValues()).toEqual({ name: 'Corte longo', price: '90' });
});

test('what was typed is thrown away, and the notice about it', async () => {
  const { result } = openForm();
  act(() => result.current.form.setFieldValue('price', '85'));
  await act(() => result.current.merging.settle(changed, null));
  expect(result.current.merging.merged?.clashing).toEqual(['price']);
  act(() => result.current.merging.forget());
  expect(result.current.merging).toMatchObject({ version: 2, merged: null });
});

test('a form that shows what is newer goes on from there, and has nothing to tell', async () => {
  const { result, rerender } = openForm();
  await act(() => result.current.merging.settle(changed, null));
  const saved = { ...dearer, version: 3, name: 'Corte e barba' };
  act(() => {
    result.current.form.setInitialValues(draftOf(saved));
    result.current.form.setValues(draftOf(saved));
  });
  rerender(saved);
  expect(result.current.merging).toMatchObject({ version: 3, merged: null });
});

test('what a form has created is what it goes on with', () => {
  const { result, rerender } = openForm(null);
  expect(result.current.merging).toMatchObject({ version: 0, base: null });
  act(() => result.current.form.setInitialValues(draftOf(cut)));
  rerender(cut);
  expect(result.current.merging).toMatchObject({ version: 1, base: cut });
});
