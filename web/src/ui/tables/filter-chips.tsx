import { formatNumber } from '@makola/money/format.ts'
import { type Choice, ChoiceLink } from '../actions/choice-link.tsx'
import { chipStyles } from '../display/chip.tsx'
import { Rail } from '../display/rail.tsx'
import { useWords } from '../words/use-words.ts'

export type FilterChip = {
  name: string
  /** The number of matches: null while unknown, undefined where none is shown. */
  count?: number | null
  isOn: boolean
  choice: Choice
}

/** Links that filter a list, each to the address of its result. */
export function FilterChips({ chips, className }: { chips: readonly FilterChip[]; className?: string }) {
  const t = useWords()
  return (
    <nav aria-label={t('ui.filters')} className={className}>
      <Rail className="gap-2 md:mx-0 md:flex-wrap md:px-0">
        {chips.map((chip) => (
          <li key={chip.name}>
            <ChipLink {...chip} />
          </li>
        ))}
      </Rail>
    </nav>
  )
}

export function ChipLink({ name, count, isOn, choice }: FilterChip) {
  return (
    <ChoiceLink choice={choice} isOn={isOn} className={chipStyles()}>
      {name}
      {count !== undefined && (
        <>
          {' '}
          <span className="tabular opacity-70">{count == null ? '\u2007' : formatNumber(count)}</span>
        </>
      )}
    </ChoiceLink>
  )
}
