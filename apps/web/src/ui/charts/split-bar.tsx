import classes from './bars.module.css';
import { type ChartColor, drawn } from './chart-color.ts';

export type Part = { name: string; value: number; text: string; color: ChartColor };

/** What a whole is made of: one bar, its parts named below it. */
export function SplitBar({ parts }: { parts: readonly Part[] }) {
  return (
    <>
      <div className={classes.split} aria-hidden>
        {parts.map(({ name, value, color }) => (
          <span key={name} style={drawn(color, { flexGrow: value })} />
        ))}
      </div>
      <dl className={classes.parts}>
        {parts.map(({ name, text, color }) => (
          <div key={name}>
            <dt>
              <span className={classes.swatch} style={drawn(color)} />
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
