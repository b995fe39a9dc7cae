import { Button, Text } from '@mantine/core';
import classes from './save-bar.module.css';

type SaveBarProps = {
  /** Whether there is something to save. */
  changed: boolean;
  saving: boolean;
  onDiscard: () => void;
};

/** The end of a long form: always in sight, and only while something was changed. */
export function SaveBar({ changed, saving, onDiscard }: SaveBarProps) {
  if (!changed) return null;
  return (
    <div className={classes.bar} data-thumb-bar>
      <Text className={classes.words} role="status">
        Você tem alterações não salvas.
      </Text>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDiscard} disabled={saving}>
          Descartar
        </Button>
        <Button type="submit" loading={saving}>
          Salvar
        </Button>
      </div>
    </div>
  );
}
