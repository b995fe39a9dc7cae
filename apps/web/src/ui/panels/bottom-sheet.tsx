import { Drawer, type DrawerProps } from '@mantine/core';
import classes from './bottom-sheet.module.css';

type BottomSheetProps = Omit<DrawerProps, 'position' | 'classNames' | 'size'>;

/** Comes up from the lower edge of a phone, as high as what it holds. */
export function BottomSheet(props: BottomSheetProps) {
  return (
    <Drawer
      position="bottom"
      size="auto"
      classNames={{ content: classes.sheet, title: classes.title, body: classes.body }}
      {...props}
    />
  );
}
