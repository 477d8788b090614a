import { Rail } from '../../ui/display/rail.tsx'
import { ChipLink, type FilterChip } from '../../ui/tables/filter-chips.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** Category chips, with the number of products in each. */
export function CategoryChips({ chips }: { chips: FilterChip[] }) {
  const t = useWords()
  return (
    <nav aria-label={t('catalogue.browse.categories')}>
      <Rail className="gap-2 md:mx-0 md:flex-wrap md:px-0">
        {chips.map((chip) => (
          <li key={chip.name} ref={chip.isOn ? bringIntoView : undefined}>
            <ChipLink {...chip} />
          </li>
        ))}
      </Rail>
    </nav>
  )
}

/** Scrolls the row, and only the row, until the chosen chip is visible. */
function bringIntoView(chip: HTMLLIElement | null): void {
  const row = chip?.parentElement
  if (chip && row) row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.clientWidth) / 2
}
