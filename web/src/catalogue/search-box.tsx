import { useQuery } from '@tanstack/react-query'
import { type LinkProps, useNavigate, useRouter } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useRateId } from '../rates/use-rate.ts'
import { Price } from '../ui/price.tsx'
import { listSuggestions } from './list-suggestions.ts'
import { suggestQuery } from './suggest-query.ts'

const typingPauseMs = 150

/** A search field that works as a plain form, and offers products, categories and stores while one types. */
export function SearchBox() {
  const navigate = useNavigate()
  const router = useRouter()
  const listId = useId()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const rate = useRateId()
  const { data } = useQuery(suggestQuery(useSettled(text.trim()), rate))
  const suggestions = isOpen && text.trim().length >= 2 && data ? listSuggestions(data) : []

  const leave = (link: LinkProps) => {
    setIsOpen(false)
    setActive(-1)
    void navigate(link)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = suggestions[active]
    leave(chosen ? chosen.link : { to: '/store/', search: { q: text.trim() } })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsOpen(false)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const count = suggestions.length + 1
    setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : count - 1)) % count) - 1)
  }

  return (
    <form
      action="/store/"
      onSubmit={submit}
      className="relative"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setIsOpen(false)}
    >
      <search>
        <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-4 size-5 text-muted" />
        <input
          id="search-field"
          name="q"
          type="search"
          role="combobox"
          aria-label="Search products and stores"
          aria-expanded={suggestions.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={suggestions[active] ? `${listId}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder="Search products and stores"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setIsOpen(true)
            setActive(-1)
          }}
          onFocus={() => setIsOpen(true)}
          onKeyDown={press}
          className="control rounded-full pl-12 [&::-webkit-search-cancel-button]:appearance-none"
        />
      </search>
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={suggestions.length === 0}
        className="absolute inset-x-0 top-full z-50 mt-2 overflow-hidden rounded-lg border border-line bg-surface p-1 shadow-raised"
      >
        {suggestions.map((suggestion, index) => (
          <a
            key={suggestion.key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={router.buildLocation(suggestion.link).href}
            onClick={(event) => {
              event.preventDefault()
              leave(suggestion.link)
            }}
            onPointerMove={() => setActive(index)}
            className="flex min-h-11 items-center gap-3 rounded-md px-3 py-2 aria-selected:bg-sunken"
          >
            <span className="min-w-0 grow truncate">{suggestion.name}</span>
            {suggestion.price ? (
              <Price money={suggestion.price} size="sm" />
            ) : (
              <span className="text-small text-muted">{suggestion.kind}</span>
            )}
          </a>
        ))}
      </div>
    </form>
  )
}

/** The text once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
