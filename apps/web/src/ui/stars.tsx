import { IconStar, IconStarFilled } from '@tabler/icons-react';
import classes from './stars.module.css';

const PLACES = [1, 2, 3, 4, 5] as const;

type StarsProps = { rating: number; size?: number };

/** Five stars, filled by a rating, which is said in words too. */
export function Stars({ rating, size = 18 }: StarsProps) {
  return (
    <span className={classes.stars} role="img" aria-label={starsText(rating)}>
      {PLACES.map((place) => (
        <Star key={place} isFilled={place <= Math.round(rating)} size={size} />
      ))}
    </span>
  );
}

type StarsFieldProps = {
  label: string;
  /** 0: none is chosen yet. */
  value: number;
  onChange: (rating: number) => void;
  error?: string | undefined;
  /** Set by `form.getInputProps`, so that the form can focus the field. */
  'data-path'?: string;
};

/** Native radios underneath: arrows move, and each says how many stars it is. */
export function StarsField({ label, value, onChange, error, ...others }: StarsFieldProps) {
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.choices}>
        {PLACES.map((place) => (
          <label key={place} className={classes.choice}>
            <input
              type="radio"
              name="rating"
              className={classes.radio}
              aria-label={starsText(place)}
              checked={value === place}
              onChange={() => onChange(place)}
              data-path={place === 1 ? others['data-path'] : undefined}
            />
            <Star isFilled={place <= value} size={32} />
          </label>
        ))}
      </div>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Star({ isFilled, size }: { isFilled: boolean; size: number }) {
  const Shape = isFilled ? IconStarFilled : IconStar;
  return <Shape className={classes.star} data-filled={isFilled} size={size} aria-hidden />;
}

function starsText(rating: number): string {
  return rating === 1 ? '1 de 5 estrelas' : `${rating.toLocaleString('pt-BR')} de 5 estrelas`;
}
