import { cx } from 'class-variance-authority'
import { writeInitials } from './write-initials.ts'

/** A person's initials: drawn, so that they are not part of a surrounding button's name. */
export function InitialsMark({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-initials={writeInitials(name)}
      className={cx(
        'grid size-8 shrink-0 place-items-center rounded-full bg-ink text-[0.75rem] font-bold text-paper before:content-[attr(data-initials)]',
        className,
      )}
    />
  )
}
