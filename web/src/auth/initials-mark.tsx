import { cx } from 'class-variance-authority'
import { writeInitials } from './write-initials.ts'

/** A person, as the first letters of the name. */
export function InitialsMark({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-8 shrink-0 place-items-center rounded-full bg-ink text-[0.75rem] font-bold text-paper',
        className,
      )}
    >
      {writeInitials(name)}
    </span>
  )
}
