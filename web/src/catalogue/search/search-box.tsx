import type { Key } from '@makola/words/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { StoreLogo } from '../../stores/storefront/store-logo.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { Price } from '../../ui/display/price.tsx'
import { useCombobox } from '../../ui/inputs/use-combobox.ts'
import { useSettled } from '../../ui/inputs/use-settled.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { listSuggestions, type Suggestion } from './list-suggestions.ts'
import { suggestQuery } from './suggest-query.ts'

/** The header's search. On a page of results it holds the search words. */
export function SearchBox() {
  const q = useSearch({ strict: false, select: (search) => search.q ?? '' })
  return <SearchField key={q} initialText={q} />
}

/** A field that works as a plain form, and suggests products, categories and stores while typing. */
function SearchField({ initialText }: { initialText: string }) {
  const t = useWords()
  const navigate = useNavigate()
  const router = useRouter()
  const [text, setText] = useState(initialText)
  const [isOpen, setIsOpen] = useState(false)
  const rate = useRateId()
  const q = text.trim()
  const { data } = useQuery(suggestQuery(useSettled(isOpen ? q : ''), rate))
  const suggestions = isOpen && q.length >= 2 && data ? listSuggestions(data, q, t) : []
  const { active, setActive, inputProps, listId, optionProps } = useCombobox<Suggestion>({
    items: suggestions,
    isOpen,
    setIsOpen,
    onChoose: ({ link }) => void navigate(link),
  })
  return (
    <search>
      <form
        action="/store/"
        onSubmit={(event) => {
          event.preventDefault()
          setIsOpen(false)
          void navigate({ to: '/store/', search: { q } })
        }}
        className="relative"
      >
        <Search aria-hidden="true" className="pointer-events-none absolute top-3 start-4 size-5 text-muted" />
        <input
          {...inputProps}
          id="search-field"
          name="q"
          type="search"
          aria-label={t('catalogue.search.label')}
          enterKeyHint="search"
          maxLength={200}
          placeholder={t('catalogue.search.label')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setIsOpen(true)
            setActive(-1)
          }}
          onBlur={() => setIsOpen(false)}
          className="control rounded-full ps-12 [&::-webkit-search-cancel-button]:appearance-none"
        />
        <div
          id={listId}
          role="listbox"
          aria-label={t('catalogue.search.suggestions')}
          hidden={suggestions.length === 0}
          className="popup absolute inset-x-0 top-full z-50 mt-2 overflow-hidden p-1"
        >
          {suggestions.map((suggestion, index) => (
            <a
              key={suggestion.key}
              {...optionProps(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              href={router.buildLocation(suggestion.link).href}
              onClick={(event) => {
                event.preventDefault()
                optionProps(index).onClick()
              }}
              className="flex min-h-11 items-center gap-3 rounded-sm px-3 py-2 data-active:bg-sunken"
            >
              <SuggestionRow suggestion={suggestion} />
            </a>
          ))}
        </div>
      </form>
    </search>
  )
}

const kinds = {
  category: 'catalogue.search.category',
  store: 'catalogue.search.store',
  product: 'catalogue.search.product',
} as const satisfies Partial<Record<Suggestion['kind'], Key>>

function SuggestionRow({ suggestion: { kind, name, price, store, picture } }: { suggestion: Suggestion }) {
  const t = useWords()
  return (
    <>
      {store && <StoreLogo store={store} className="size-8 text-small" />}
      {picture !== undefined && (
        <Picture picture={picture} sizes="32px" alt="" className="size-8 shrink-0 rounded-sm" />
      )}
      {!store && picture === undefined && (
        <span aria-hidden="true" className="grid size-8 shrink-0 place-items-center text-muted">
          <Search className="size-4" />
        </span>
      )}
      <span className="min-w-0 grow truncate">{name}</span>
      {price && <Price money={price} size="sm" />}
      {!price && kind !== 'search' && <span className="text-small text-muted">{t(kinds[kind])}</span>}
    </>
  )
}
