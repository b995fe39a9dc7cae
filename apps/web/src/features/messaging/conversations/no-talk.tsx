import { Picture } from '../../../ui/pictures.tsx';
import classes from './conversations-page.module.css';

/** Where a conversation would be. */
export function NoTalk({ sentence }: { sentence: string }) {
  return (
    <div className={classes.nothing}>
      <Picture name="people" />
      <p>{sentence}</p>
    </div>
  );
}
