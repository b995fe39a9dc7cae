import { maskPhone } from '@app/domain/shared/phones';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

type PhoneFieldProps = Omit<MaskedInputProps, 'mask'>;

/** Takes a phone in any writing, +55 included; hands on what the field shows. */
export function PhoneField({ value = '', ...others }: PhoneFieldProps) {
  return (
    <MaskedInput
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="(11) 98765-4321"
      {...others}
      value={maskPhone(value)}
      mask={maskPhone}
    />
  );
}
