import type { Member } from '@app/contract/team/members.contract';
import { initialsOf } from '@app/domain/shared/text';
import { Avatar } from '@mantine/core';
import type { ReactNode } from 'react';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import classes from './member-name.module.css';
import { nameText } from './members.labels.ts';

/** A cell of the list: the person's picture, or her initials, beside her name. */
export function MemberName(member: Member) {
  return <Person member={member}>{nameText(member)}</Person>;
}

/** The same with her e-mail below it, which has the room of the whole column there. */
export function MemberNameAndEmail(member: Member) {
  return (
    <Person member={member}>
      <TruncatedText>{nameText(member)}</TruncatedText>
      <span className={classes.second}>
        <TruncatedText>{member.email}</TruncatedText>
      </span>
    </Person>
  );
}

function Person({ member, children }: { member: Member; children: ReactNode }) {
  return (
    <span className={classes.person}>
      <Avatar component="span" src={member.imageUrl} size={32} color="blue" alt="" aria-hidden>
        {initialsOf(member.name)}
      </Avatar>
      <span className={classes.name}>{children}</span>
    </span>
  );
}

/** What she is, and since when. */
export function MemberRole({ role, since }: { role: string; since: string }) {
  return (
    <>
      {role}
      <span className={classes.second}>{since}</span>
    </>
  );
}
