import { Link, type LinkProps } from '@tanstack/react-router'
import { chipStyles } from '../ui/chip.tsx'
import { Rail } from '../ui/rail.tsx'

type CategoryChip = { name: string; count: number; isOn: boolean; link: LinkProps }

/** Categories to narrow a page by, with how many products each has. */
export function CategoryChips({ chips }: { chips: CategoryChip[] }) {
  return (
    <nav aria-label="Categories">
      <Rail className="gap-2 md:mx-0 md:flex-wrap md:px-0">
        {chips.map(({ name, count, isOn, link }) => (
          <li key={name} ref={isOn ? bringIntoView : undefined}>
            <Link
              {...link}
              resetScroll={false}
              // Without it the router takes every link to this path for the current one.
              activeOptions={{ exact: true }}
              aria-current={isOn ? 'true' : undefined}
              className={chipStyles()}
            >
              {name} <span className="tabular opacity-70">{count}</span>
            </Link>
          </li>
        ))}
      </Rail>
    </nav>
  )
}

/** Moves the row, and only the row, until the chosen chip is seen. */
function bringIntoView(chip: HTMLLIElement | null): void {
  const row = chip?.parentElement
  if (chip && row) row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.clientWidth) / 2
}
