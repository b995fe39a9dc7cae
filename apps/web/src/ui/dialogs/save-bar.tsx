import { Button, Text } from '@mantine/core';
import classes from './save-bar.module.css';

type SaveBarProps = {
  /** Whether there is something to save. */
  changed: boolean;
  saving: boolean;
  /** What has been done so far, and what is done with it, where it is more than changed. */
  words?: string;
  save?: string;
  onDiscard: () => void;
};

/** The end of a long form: always in sight, and only while something was changed. */
export function SaveBar(props: SaveBarProps) {
  const { changed, saving, words, save = 'Salvar', onDiscard } = props;
  if (!changed) return null;
  return (
    <div className={classes.bar} data-thumb-bar>
      <Text className={classes.words} role="status">
        {words ?? 'Você tem alterações não salvas.'}
      </Text>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDiscard} disabled={saving}>
          Descartar
        </Button>
        <Button type="submit" loading={saving}>
          {save}
        </Button>
      </div>
    </div>
  );
}
