import type { Facets } from '@makola/contract/catalogue/catalogue.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { changeSearch, type ListSearch } from './list-search.ts'
import { readPriceLimits } from './read-price-limits.ts'

type PriceFilterProps = {
  search: ListSearch
  range: Facets['price']
  currency: CurrencyCode
  /** The form's id, for a button elsewhere that sends it. */
  formId?: string | undefined
  /** Submitted without a fault. */
  onTaken?: (() => void) | undefined
}

/**
 * Typed prices apply on the button, on Enter, and when the form is left. It is a plain form: before hydration the browser submits
 * it to the same address.
 */
export function PriceFilter({ search, range, currency, formId, onTaken }: PriceFilterProps) {
  const t = useWords()
  const navigate = useNavigate({ from: '/store/' })
  const [faults, setFaults] = useState<string[]>([])
  const { min, max, currency: typedIn = currency, cursor: _, ...others } = search
  const typed = typedIn === currency ? { min, max } : {}
  /** Returns true when it was applied. */
  const take = (form: HTMLFormElement, isLeft: boolean): boolean => {
    const given = new FormData(form)
    const read = readPriceLimits({ min: String(given.get('min')), max: String(given.get('max')) }, currency)
    setFaults(read.faults)
    const [fault] = read.faults
    if (fault && !isLeft) form.querySelector<HTMLInputElement>(`[name=${fault}]`)?.focus()
    if (fault) return false
    const { limits } = read
    const change = { ...limits, currency: limits.min || limits.max ? currency : undefined }
    const isNew = limits.min !== (typed.min ?? '') || limits.max !== (typed.max ?? '')
    if (isNew) void navigate({ to: '/store/', search: (now) => changeSearch(now, change), resetScroll: false })
    return true
  }
  return (
    <form
      // Typed limits are valid only for the search and currency they were typed for.
      key={`${min}-${max}-${currency}`}
      id={formId}
      action="/store/"
      className="grid grid-cols-2 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (take(event.currentTarget, false)) onTaken?.()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) take(currentTarget, true)
      }}
    >
      {Object.entries(others).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input type="hidden" name="currency" value={currency} />
      {(['min', 'max'] as const).map((name) => (
        <TextInput
          key={name}
          name={name}
          inputMode="decimal"
          aria-label={
            name === 'min' ? t('catalogue.filters.lowest', { currency }) : t('catalogue.filters.highest', { currency })
          }
          aria-invalid={faults.includes(name)}
          placeholder={name === 'min' ? t('catalogue.filters.min') : t('catalogue.filters.max')}
          defaultValue={typed[name] ?? ''}
        />
      ))}
      <p role="alert" className="col-span-2 text-small font-medium text-danger-text empty:hidden">
        {faults.length > 0 && t('catalogue.filters.not-a-price', { currency })}
      </p>
      {range && (
        <p className="col-span-2 text-small text-muted tabular">{t('catalogue.filters.price-between', range)}</p>
      )}
      <Button type="submit" variant="outline" className="col-span-2">
        {t('catalogue.filters.apply')}
      </Button>
    </form>
  )
}
