import { formatNumber } from '@makola/money/format.ts'
import { Link, type LinkProps } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { ChevronRight } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/messages/skeleton.tsx'

type WaitingTaskProps = {
  label: string
  /** Undefined until it is known. */
  count: number | undefined
  link: LinkProps
}

/** A line of the open tasks: how many wait, and the list of them. */
export function WaitingTask({ label, count, link }: WaitingTaskProps) {
  return (
    <li>
      <Link {...link} className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-sunken md:px-5">
        <span className="grow">{label}</span>
        <span
          className={cx(
            'min-w-7 rounded-full px-2 py-0.5 text-center text-small font-semibold tabular',
            count !== undefined && count > 0 ? 'bg-accent-soft text-accent-text' : 'text-muted',
          )}
        >
          {count === undefined ? <Skeleton className="h-[1lh] w-4" /> : formatNumber(count)}
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  )
}
