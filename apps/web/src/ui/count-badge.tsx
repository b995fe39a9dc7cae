import classes from './count-badge.module.css';

type CountBadgeProps = { count: string | number; className?: string | undefined };

/** How many wait, beside what they wait in. Whoever cannot see it hears it in words beside it. */
export function CountBadge({ count, className = '' }: CountBadgeProps) {
  return (
    <span className={`${classes.count} ${className}`} aria-hidden>
      {count}
    </span>
  );
}
