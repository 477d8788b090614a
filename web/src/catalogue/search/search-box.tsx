import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { Search } from '../../ui/icons.ts'
import { useCombobox } from '../../ui/inputs/use-combobox.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { Suggestion } from './list-suggestions.ts'

// Nobody needs them before the field is used.
const SearchSuggestions = lazyPart(async () => ({
  default: (await import('./search-suggestions.tsx')).SearchSuggestions,
}))

/** A search is one without being remembered, too. */
const remember = (q: string) =>
  void import('./recent-searches.ts').then(
    ({ rememberSearch }) => rememberSearch(q),
    () => undefined,
  )

/** The header's search. On a page of results it holds the search words. */
export function SearchBox() {
  const q = useSearch({ strict: false, select: (search) => search.q ?? '' })
  return <SearchField key={q} initialText={q} />
}

/** A field that works as a plain form; once it is used it suggests products, categories and stores. */
function SearchField({ initialText }: { initialText: string }) {
  const t = useWords()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initialText)
  const [opened, setOpened] = useState<'never' | 'open' | 'closed'>('never')
  const [items, setItems] = useState<Suggestion[]>([])
  const isOpen = opened === 'open'
  const setIsOpen = (open: boolean) => setOpened((before) => (open ? 'open' : before === 'never' ? before : 'closed'))
  const leave = () => {
    setIsOpen(false)
    field.current?.blur()
  }
  const combobox = useCombobox<Suggestion>({
    items,
    isOpen,
    setIsOpen,
    onChoose: ({ link, searched }) => {
      if (searched) remember(searched)
      leave()
      void navigate(link)
    },
  })
  return (
    <search>
      <form
        action="/store/"
        onSubmit={(event) => {
          event.preventDefault()
          const q = text.trim()
          remember(q)
          leave()
          void navigate({ to: '/store/', search: { q } })
        }}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setIsOpen(false)}
        className="md:relative"
      >
        <div className="relative">
          <Search aria-hidden="true" className="pointer-events-none absolute top-3 start-4 size-5 text-muted" />
          <input
            {...combobox.inputProps}
            ref={field}
            id="search-field"
            name="q"
            type="search"
            aria-label={t('catalogue.search.label')}
            enterKeyHint="search"
            maxLength={200}
            placeholder={t('shell.bar.search')}
            value={text}
            onFocus={() => setIsOpen(true)}
            onClick={() => setIsOpen(true)}
            onChange={(event) => {
              setText(event.target.value)
              setIsOpen(true)
              combobox.setActive(-1)
            }}
            className="control rounded-full ps-12 text-ellipsis [&::-webkit-search-cancel-button]:appearance-none"
          />
        </div>
        {opened !== 'never' && (
          <Suspense>
            <SearchSuggestions
              text={text.trim()}
              isOpen={isOpen}
              combobox={combobox}
              onFound={setItems}
              onClose={() => setIsOpen(false)}
              field={field}
            />
          </Suspense>
        )}
      </form>
    </search>
  )
}
