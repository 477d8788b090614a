import { Link, type LinkProps } from '@tanstack/react-router'
import { chipStyles } from '../ui/chip.tsx'

export type CategoryChip = { name: string; count: number; isOn: boolean; link: LinkProps }

/** Categories to narrow a page by, with how many products each has. */
export function CategoryChips({ chips }: { chips: CategoryChip[] }) {
  return (
    <nav aria-label="Categories">
      <ul className="rail -mx-[clamp(1rem,4vw,2.5rem)] gap-2 px-[clamp(1rem,4vw,2.5rem)] py-1 md:mx-0 md:flex-wrap md:px-0">
        {chips.map(({ name, count, isOn, link }) => (
          <li key={name} className="shrink-0">
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
      </ul>
    </nav>
  )
}
