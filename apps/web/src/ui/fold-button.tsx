import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';

type FoldButtonProps = {
  isOpen: boolean;
  /** What it does next. */
  text: string;
  /** The same, and whose: several of them stand on one page. */
  label: string;
  className?: string | undefined;
  onToggle: () => void;
};

/** Shows the rest of a list, or puts it away again. */
export function FoldButton({ isOpen, text, label, className, onToggle }: FoldButtonProps) {
  const Arrow = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Button
      variant="subtle"
      px="xs"
      className={className}
      rightSection={<Arrow size={18} />}
      aria-expanded={isOpen}
      aria-label={label}
      onClick={onToggle}
    >
      {text}
    </Button>
  );
}
