import { IconHeadset, IconInfinity, IconSparkles } from '@tabler/icons-react';
import { lockLabels } from './access.labels.ts';
import classes from './premium-lock.module.css';

const tiles = [
  { label: lockLabels.tiles.advanced, icon: IconSparkles },
  { label: lockLabels.tiles.support, icon: IconHeadset },
  { label: lockLabels.tiles.unlimited, icon: IconInfinity },
];

export function LockTiles() {
  return (
    <ul className={classes.tiles}>
      {tiles.map(({ label, icon: Icon }) => (
        <li key={label} className={classes.tile}>
          <Icon size={20} stroke={1.75} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
  );
}
