import { initialsOf } from '@app/domain/shared/text';
import { Avatar } from '@mantine/core';

type NameAvatarProps = { name: string; imageUrl?: string | null };

/** The picture, or the initials where there is none; the name stands beside it. */
export function NameAvatar({ name, imageUrl = null }: NameAvatarProps) {
  return (
    <Avatar component="span" src={imageUrl} size={36} color="blue" alt="" aria-hidden>
      {initialsOf(name)}
    </Avatar>
  );
}
