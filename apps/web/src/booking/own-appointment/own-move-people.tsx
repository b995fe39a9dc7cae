import { useId } from 'react';
import parts from '../parts.module.css';
import { moveLabels, otherText } from './own-appointment.labels.ts';
import type { Other, OwnAppointment } from './own-appointment-gate.ts';

type WithWhomProps = {
  own: OwnAppointment;
  others: Other[];
  other: Other | undefined;
  onChoose: (other: Other | undefined) => void;
};

/** Whoever has it stands first; another price stands beside the name. */
export function WithWhom({ own, others, other, onChoose }: WithWhomProps) {
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
        <option value="">{own.professionalName}</option>
        {others.map((one) => (
          <option key={one.id} value={one.id}>
            {otherText(one, own)}
          </option>
        ))}
      </select>
    </div>
  );
}

type OthersInsteadProps = Pick<WithWhomProps, 'own' | 'others' | 'onChoose'>;

/** Whoever has it has no time left: who else does it is one tap away. */
export function OthersInstead({ own, others, onChoose }: OthersInsteadProps) {
  return (
    <>
      <p className={parts.empty}>{moveLabels.noneWith(own.professionalName)}</p>
      {others.map((other) => (
        <button
          key={other.id}
          type="button"
          className={parts.outline}
          onClick={() => onChoose(other)}
        >
          {moveLabels.timesWith(otherText(other, own))}
        </button>
      ))}
    </>
  );
}
