import { useId } from 'react';
import parts from '../parts.module.css';
import { moveLabels } from './own-appointment.labels.ts';
import type { Other } from './own-appointment-gate.ts';

type WithWhomProps = {
  hers: string;
  others: Other[];
  other: Other | undefined;
  onChoose: (other: Other | undefined) => void;
};

/** Whoever has it stands first. */
export function WithWhom({ hers, others, other, onChoose }: WithWhomProps) {
  const id = useId();
  return (
    <div className={parts.field}>
      <label htmlFor={id}>{moveLabels.whom}</label>
      <select
        id={id}
        className={parts.input}
        value={other?.id ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChoose(others.find((one) => one.id === value))
        }
      >
        <option value="">{hers}</option>
        {others.map(({ id: otherId, name }) => (
          <option key={otherId} value={otherId}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

type OthersInsteadProps = Pick<WithWhomProps, 'hers' | 'others' | 'onChoose'>;

/** Whoever has it has no time left: who else does it is one tap away. */
export function OthersInstead({ hers, others, onChoose }: OthersInsteadProps) {
  return (
    <>
      <p className={parts.empty}>{moveLabels.noneWith(hers)}</p>
      {others.map((other) => (
        <button
          key={other.id}
          type="button"
          className={parts.outline}
          onClick={() => onChoose(other)}
        >
          {moveLabels.timesWith(other.name)}
        </button>
      ))}
    </>
  );
}
