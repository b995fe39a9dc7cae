import type { Member } from '@app/contract/team/members.contract';
import { initialsOf } from '@app/domain/shared/text';
import { Avatar } from '@mantine/core';
import classes from './member-name.module.css';
import { nameText } from './members.labels.ts';

/** A cell of the list: the person's picture, or her initials, beside her name. */
export function MemberName(member: Member) {
  return (
    <span className={classes.person}>
      <Avatar src={member.imageUrl} size={28} color="blue" alt="" aria-hidden>
        {initialsOf(member.name)}
      </Avatar>
      <span className={classes.name}>{nameText(member)}</span>
    </span>
  );
}
