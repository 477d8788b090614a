import type { Facets } from '@makola/contract/catalogue.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import { formatMoney } from '@makola/money/format.ts'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { changeSearch, type ListSearch } from './list-search.ts'

type PriceFilterProps = { search: ListSearch; range: Facets['price']; currency: CurrencyCode }

/** A plain form: before the page is hydrated the browser sends it to the same address by itself. */
export function PriceFilter({ search, range, currency }: PriceFilterProps) {
  const navigate = useNavigate()
  const { min, max, currency: typedIn = currency, cursor: _, ...others } = search
  const isCurrent = typedIn === currency
  return (
    <form
      // What was typed is only right for the search and the currency that it was typed for.
      key={`${min}-${max}-${currency}`}
      action="/store/"
      className="grid grid-cols-2 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const [from, to] = [String(form.get('min')).trim(), String(form.get('max')).trim()]
        const limits = { min: from, max: to, currency: from || to ? currency : undefined }
        void navigate({ to: '/store/', search: changeSearch(search, limits), resetScroll: false })
      }}
    >
      {Object.entries(others).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input type="hidden" name="currency" value={currency} />
      <TextInput
        name="min"
        inputMode="decimal"
        aria-label={`Lowest price in ${currency}`}
        placeholder="Min"
        defaultValue={isCurrent ? min : ''}
      />
      <TextInput
        name="max"
        inputMode="decimal"
        aria-label={`Highest price in ${currency}`}
        placeholder="Max"
        defaultValue={isCurrent ? max : ''}
      />
      {range && (
        <p className="col-span-2 text-small text-muted">
          {formatMoney(range.min)} to {formatMoney(range.max)}
        </p>
      )}
      <Button type="submit" variant="outline" className="col-span-2">
        Apply
      </Button>
    </form>
  )
}
