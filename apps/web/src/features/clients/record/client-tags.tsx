import { Badge } from '@mantine/core';

const look = { color: 'gray', size: 'lg', fz: 'xs', px: 10 } as const;
/** A tag may warn of an allergy: it takes another line rather than be cut. */
const whole = {
  root: { height: 'auto', minHeight: 'var(--badge-height)', paddingBlock: 3, lineHeight: 1.3 },
  label: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;

type ClientTagsProps = { tags: readonly string[]; most?: number };

/** The first tags in a row, and how many more there are. */
export function ClientTags({ tags, most = tags.length }: ClientTagsProps) {
  const hidden = tags.length - most;
  return (
    <>
      {tags.slice(0, most).map((tag) => (
        <Badge key={tag} {...look} styles={whole} maw="100%" me={4}>
          {tag}
        </Badge>
      ))}
      {hidden > 0 && (
        <Badge {...look} title={tags.slice(most).join(', ')}>
          +{hidden}
        </Badge>
      )}
    </>
  );
}
