import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import parts from '../parts.module.css';

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  onType: (value: string) => void;
};

export function TextField({ label, help, error, onType, ...input }: TextFieldProps) {
  const id = useId();
  const isDescribed = Boolean(help) || Boolean(error);
  return (
    <div className={parts.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={parts.input}
        aria-invalid={Boolean(error)}
        aria-describedby={isDescribed ? `${id}-help` : undefined}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {isDescribed && (
        <p
          id={`${id}-help`}
          className={error ? parts.error : parts.help}
          role={error ? 'alert' : undefined}
        >
          {error || help}
        </p>
      )}
    </div>
  );
}
