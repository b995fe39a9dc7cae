import type { Professional } from '@app/contract/team/professionals.contract';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import { ProfessionalAvatar } from './professional-avatar.tsx';
import classes from './professional-order.module.css';
import { moveDownText, moveUpText } from './professionals.labels.ts';

type ProfessionalOrderItemProps = {
  professional: Professional;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  onUp: () => void;
  onDown: () => void;
  onDrag: () => void;
  onDragOver: () => void;
  onDrop: () => void;
};

/** Moved by its buttons, or pulled with a mouse. */
export function ProfessionalOrderItem(props: ProfessionalOrderItemProps) {
  const { professional, isFirst, isLast, isDragged } = props;
  return (
    <li
      className={classes.item}
      draggable
      data-dragged={isDragged || undefined}
      onDragStart={props.onDrag}
      onDragEnter={props.onDragOver}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={props.onDrop}
    >
      <IconGripVertical className={classes.grip} size={18} aria-hidden />
      <ProfessionalAvatar professional={professional} size={32} />
      <div className={classes.name}>
        <TruncatedText>{professional.name}</TruncatedText>
      </div>
      {/* Not `disabled`: whoever moves somebody to the end keeps the focus where it was. */}
      <ActionIcon
        aria-label={moveUpText(professional.name)}
        aria-disabled={isFirst}
        data-disabled={isFirst}
        onClick={props.onUp}
      >
        <IconArrowUp size={18} />
      </ActionIcon>
      <ActionIcon
        aria-label={moveDownText(professional.name)}
        aria-disabled={isLast}
        data-disabled={isLast}
        onClick={props.onDown}
      >
        <IconArrowDown size={18} />
      </ActionIcon>
    </li>
  );
}
