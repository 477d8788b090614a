import { Search } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** The field that filters a list of countries while typing. */
export function RatesToolbar({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const t = useWords()
  return (
    <div className="relative mb-4 max-w-sm">
      <Search aria-hidden="true" className="pointer-events-none absolute top-3 start-3.5 size-5 text-muted" />
      <input
        type="search"
        aria-label={t('rates.search')}
        placeholder={t('rates.search-example')}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        className="control ps-11"
      />
    </div>
  )
}
