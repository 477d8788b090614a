import { cx } from 'class-variance-authority'
import { ChoiceLink } from '../../ui/actions/choice-link.tsx'
import { Check } from '../../ui/icons.ts'
import { changeSearch, type ListSearch } from './list-search.ts'

type FilterLinkProps = {
  name: string
  /** Null: too many match to be counted. */
  count: number | null
  isOn: boolean
  isIndented?: boolean
  change: ListSearch | ((now: ListSearch) => ListSearch)
}

/** A filter to set or remove. It is a link, so it works without scripts and can be shared. */
export function FilterLink({ name, count, isOn, isIndented, change }: FilterLinkProps) {
  return (
    <ChoiceLink
      choice={{
        to: '/store/',
        search: (now: ListSearch) => changeSearch(now, typeof change === 'function' ? change(now) : change),
      }}
      isOn={isOn}
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-sm text-small hover:underline lg:min-h-9',
        isIndented && 'ps-8',
        isOn && 'font-semibold',
      )}
    >
      <span
        className={cx(
          'grid size-5 shrink-0 place-items-center rounded-sm border',
          isOn ? 'border-ink bg-ink text-paper' : 'border-edge bg-surface',
        )}
      >
        {isOn && <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />}
      </span>
      <span className="grow">{name}</span>
      <span className="font-normal text-muted tabular">{count}</span>
    </ChoiceLink>
  )
}
