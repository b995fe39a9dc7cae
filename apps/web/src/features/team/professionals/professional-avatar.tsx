import { Avatar } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './professional-avatar.module.css';

type ProfessionalAvatarProps = {
  professional: { name: string; color: string; photoUrl: string | null };
  size?: number;
};

/** The photo, or the initials on the colour that she has in the agenda. */
export function ProfessionalAvatar({ professional, size = 48 }: ProfessionalAvatarProps) {
  const { name, color, photoUrl } = professional;
  return (
    <Avatar
      component="span"
      src={photoUrl}
      size={size}
      alt=""
      aria-hidden
      classNames={{ root: classes.root, placeholder: classes.initials }}
      style={colorOf(color)}
    >
      {initialsOf(name)}
    </Avatar>
  );
}

/** 'Ana Maria de Souza' is 'AS'. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words[0] ?? '';
  const [last = ''] = (words.length > 1 && words.at(-1)) || '';
  return `${first}${last}`.toUpperCase();
}

function colorOf(color: string): CSSProperties {
  // React's type knows no custom properties, although React sets them.
  return { '--professional-color': color } as CSSProperties;
}
