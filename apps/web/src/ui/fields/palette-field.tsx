import { Input } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import classes from './palette-field.module.css';

export type PaletteColor = { value: string; name: string };

type PaletteFieldProps = {
  label: string;
  colors: readonly PaletteColor[];
  value?: string;
  onChange: (color: string) => void;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Set by `form.getInputProps`, so that the form can focus the field. */
  'data-path'?: string;
};

/** A choice among few colours. Native radios underneath: arrows move, and the name is read out. */
export function PaletteField(props: PaletteFieldProps) {
  const { label, colors, value = '', onChange, description, error, required = false } = props;
  const name = useId();
  const labelId = useId();

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      description={description}
      error={error}
      withAsterisk={required}
    >
      <div className={classes.grid} role="radiogroup" aria-labelledby={labelId}>
        {colors.map((color, position) => (
          <label
            key={color.value}
            className={classes.swatch}
            style={swatchOf(color)}
            title={color.name}
          >
            <input
              type="radio"
              className={classes.radio}
              name={name}
              aria-label={color.name}
              checked={sameColor(color.value, value)}
              onChange={() => onChange(color.value)}
              data-path={position === 0 ? props['data-path'] : undefined}
            />
            <IconCheck className={classes.check} size={20} stroke={3} aria-hidden />
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}

function swatchOf(color: PaletteColor): CSSProperties {
  // React's type knows no custom properties, although React sets them.
  return { '--swatch': color.value } as CSSProperties;
}

function sameColor(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}
