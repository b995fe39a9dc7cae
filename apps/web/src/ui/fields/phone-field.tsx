import { maskPhone, phoneInField } from '@app/domain/shared/phones';
import type { ReactNode } from 'react';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

type PhoneFieldProps = Omit<MaskedInputProps, 'mask'>;

const SHORTEST = 10;

/** Takes a phone in any writing, +55 included; hands on what the field shows. */
export function PhoneField({ value = '', description, error, ...others }: PhoneFieldProps) {
  return (
    <MaskedInput
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="(11) 98765-4321"
      {...others}
      description={error ? null : description}
      error={isBegun(value) ? wholeSentence(error) : error}
      value={phoneInField(value)}
      mask={maskPhone}
    />
  );
}

/** Not 'missing' where something stands: what is missing is the rest of it. */
function wholeSentence(error: ReactNode): ReactNode {
  return error === 'Telefone é obrigatório' ? `${error}, com DDD e todos os dígitos.` : error;
}

function isBegun(value: string): boolean {
  const { length } = maskPhone(value).replace(/\D/g, '');
  return length > 0 && length < SHORTEST;
}
