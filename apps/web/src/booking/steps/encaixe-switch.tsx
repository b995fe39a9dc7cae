import { otherTimeLabels } from '../booking.labels.ts';
import parts from '../parts.module.css';
import type { Wizard } from '../wizard/use-wizard.ts';
import classes from './encaixe-switch.module.css';

/** Over somebody else, on purpose. */
export function EncaixeSwitch({ wizard: { state, dispatch } }: { wizard: Wizard }) {
  return (
    <label className={classes.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={state.overbook}
        checked={state.overbook}
        onChange={() => dispatch({ type: 'overbook-switched' })}
      />
      <span className={parts.words}>
        <span className={parts.name}>{otherTimeLabels.overbook}</span>
        <span className={parts.soft}>{otherTimeLabels.overbookHelp}</span>
      </span>
    </label>
  );
}
