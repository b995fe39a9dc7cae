import { initialsOf } from '@app/domain/shared/text';
import { Avatar } from '@mantine/core';

type NameAvatarProps = { name: string; imageUrl?: string | null; size?: number };

/** The picture, or the initials where there is none; the name stands beside it. */
export function NameAvatar({ name, imageUrl = null, size = 36 }: NameAvatarProps) {
  return (
    <Avatar component="span" src={imageUrl} size={size} color="blue" alt="" aria-hidden>
      {initialsOf(name)}
    </Avatar>
  );
}
