import { cva } from 'class-variance-authority'

/** The styles of a filter chip, for a link or a button; set `aria-current`, `aria-pressed` or `data-active` when it is on. */
export const chipStyles = cva(
  'inline-flex h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-4 text-small font-medium whitespace-nowrap transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
)
