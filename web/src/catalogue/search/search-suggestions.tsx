import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { StoreLogo } from '../../stores/storefront/store-logo.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { Price } from '../../ui/display/price.tsx'
import { History, Search } from '../../ui/icons.ts'
import type { useCombobox } from '../../ui/inputs/use-combobox.ts'
import { useSettled } from '../../ui/inputs/use-settled.ts'
import { useLayer } from '../../ui/layers/layers.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { listBefore, listFound, type Suggestion, type SuggestionGroup } from './list-suggestions.ts'
import { RecentButtons } from './recent-buttons.tsx'
import { readRecent, saveRecent } from './recent-searches.ts'
import { suggestQuery } from './suggest-query.ts'

type Combobox = ReturnType<typeof useCombobox<Suggestion>>

type SearchSuggestionsProps = {
  text: string
  isOpen: boolean
  combobox: Combobox
  /** Hears what is suggested now, in the order of the arrow keys. */
  onFound: (items: Suggestion[]) => void
  onClose: () => void
  field: RefObject<HTMLInputElement | null>
}

/** Below the search field: suggestions in groups. The focus stays in the field. */
export function SearchSuggestions({ text, isOpen, combobox, onFound, onClose, field }: SearchSuggestionsProps) {
  const t = useWords()
  const [recent, setRecent] = useState<string[]>([])
  // Another tab may have searched meanwhile.
  useEffect(() => {
    if (isOpen) setRecent(readRecent())
  }, [isOpen])
  const groups = useGroups({ text, isOpen, recent })
  const items = useMemo(() => (isOpen ? groups.flatMap((group) => group.items) : []), [groups, isOpen])
  const tell = useEffectEvent(onFound)
  useEffect(() => tell(items), [items])
  useLayer(items.length > 0, onClose)
  const keep = (searches: string[]) => {
    saveRecent(searches)
    setRecent(searches)
    field.current?.focus()
  }
  return (
    <>
      <div
        hidden={items.length === 0}
        className="popup absolute inset-x-4 md:inset-x-0 top-full z-50 mt-2 max-h-[65dvh] overflow-y-auto overscroll-contain"
      >
        <div className="relative p-1">
          <div
            id={combobox.listId}
            role="listbox"
            aria-label={t('catalogue.search.suggestions')}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
          >
            {groups.map((group) => (
              <Group key={group.key} group={group} items={items} combobox={combobox} />
            ))}
          </div>
          {groups[0]?.key === 'recent' && <RecentButtons recent={recent} onKeep={keep} />}
        </div>
      </div>
      <p role="status" className="sr-only">
        {items.length > 0 && t('catalogue.search.count', { count: items.length })}
      </p>
    </>
  )
}

/** With one letter typed nothing is worth suggesting. */
function useGroups({ text, isOpen, recent }: { text: string; isOpen: boolean; recent: string[] }): SuggestionGroup[] {
  const t = useWords()
  const rate = useRateId()
  const settled = useSettled(text)
  const asked = settled.length >= 2 ? settled : undefined
  const { data } = useQuery({
    ...suggestQuery(asked, rate),
    enabled: isOpen && settled.length !== 1,
    // While more is typed, what was found stays; what stood there before the first letter does not.
    placeholderData: (before, query) =>
      asked !== undefined && query?.queryKey[1].q !== undefined ? before : undefined,
  })
  return useMemo(() => {
    if (text === '') return listBefore(settled === '' ? data : undefined, recent, t)
    return text.length === 1 ? [] : listFound(asked === undefined ? undefined : data, text, t)
  }, [text, settled, asked, data, recent, t])
}

type GroupProps = { group: SuggestionGroup; items: Suggestion[]; combobox: Combobox }

function Group({ group: { title, items: its }, items, combobox }: GroupProps) {
  const router = useRouter()
  const id = useId()
  return (
    <fieldset aria-labelledby={title === null ? undefined : id} className="min-w-0">
      {title !== null && (
        <p id={id} role="presentation" className="flex h-11 items-center px-3 text-small font-semibold text-muted">
          {title}
        </p>
      )}
      {its.map((item) => {
        const index = items.indexOf(item)
        return (
          <a
            key={item.key}
            {...combobox.optionProps(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === combobox.active}
            href={router.buildLocation(item.link).href}
            onClick={(event) => {
              event.preventDefault()
              combobox.optionProps(index).onClick()
            }}
            className="flex min-h-11 items-center gap-3 rounded-sm px-3 py-1.5 data-active:bg-sunken"
          >
            <Row item={item} />
          </a>
        )
      })}
    </fieldset>
  )
}

const mark = 'size-11 shrink-0 rounded-sm'

function Row({ item: { name, note, price, picture, store, isRecent } }: { item: Suggestion }) {
  const Icon = isRecent ? History : Search
  return (
    <>
      {store && <StoreLogo store={store} className="size-11 text-xl" />}
      {picture !== undefined && <Picture picture={picture} sizes="44px" alt="" className={mark} />}
      {!store && picture === undefined && (
        <Icon
          aria-hidden="true"
          className={isRecent ? 'size-4 shrink-0 text-muted' : 'mx-3.5 size-4 shrink-0 text-muted'}
        />
      )}
      <span className={isRecent ? 'min-w-0 grow truncate pe-11' : 'min-w-0 grow'}>
        <span className={isRecent ? 'block truncate' : 'line-clamp-2'}>{name}</span>
        {note && <span className="block truncate text-small text-muted">{note}</span>}
      </span>
      {price && <Price money={price} size="sm" />}
    </>
  )
}
