import { Drawer, type DrawerProps } from '@mantine/core';
import classes from './bottom-sheet.module.css';

type BottomSheetProps = Omit<DrawerProps, 'position' | 'classNames' | 'size'> & {
  /** A tall one is as high as it can be from the start: what comes into it later does not lift it. */
  height?: 'as its content' | 'tall';
};

const LOW = { content: classes.sheet, title: classes.title, body: classes.body };
const TALL = {
  content: `${classes.sheet} ${classes.tall}`,
  header: classes.head,
  title: classes.title,
  body: `${classes.body} ${classes.filling}`,
};

/** Comes up from the lower edge of a phone, as high as what it holds. */
export function BottomSheet({ height = 'as its content', ...props }: BottomSheetProps) {
  return (
    <Drawer position="bottom" size="auto" classNames={height === 'tall' ? TALL : LOW} {...props} />
  );
}
