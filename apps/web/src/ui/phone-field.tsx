import { maskPhone } from '@app/domain/shared/phones';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

type PhoneFieldProps = Omit<MaskedInputProps, 'mask'>;

const INCOMPLETE = 'Número incompleto: informe o DDD e todos os dígitos.';
const SHORTEST = 10;

/** Takes a phone in any writing, +55 included; hands on what the field shows. */
export function PhoneField({ value = '', description, ...others }: PhoneFieldProps) {
  const isIncomplete = Boolean(others.error) && isBegun(value);
  return (
    <MaskedInput
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="(11) 98765-4321"
      {...others}
      description={isIncomplete ? INCOMPLETE : description}
      value={maskPhone(value)}
      mask={maskPhone}
    />
  );
}

function isBegun(value: string): boolean {
  const { length } = maskPhone(value).replace(/\D/g, '');
  return length > 0 && length < SHORTEST;
}
