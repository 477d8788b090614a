import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Check, ChevronsUpDown } from '../icons.ts'
import { useWords } from '../words/use-words.ts'
import { filterByText } from './match-text.ts'
import { useCombobox } from './use-combobox.ts'

export type ComboboxProps<Item> = {
  items: Item[]
  value: Item | null
  onChange: (item: Item | null) => void
  /** For more items than fit: called with the typed text, to fetch the matches. */
  onType?: (text: string) => void
  /** The text in the field, searched without regard to case and accents. */
  itemToText: (item: Item) => string
  /** Further words by which an item is found. */
  itemToOtherWords?: (item: Item) => string
  itemToKey: (item: Item) => string
  /** Renders an item in the list; its text when not given. */
  renderItem?: (item: Item) => ReactNode
  label: string
  placeholder?: string
  emptyText?: string
  id?: string
  isDisabled?: boolean
  /** The list is always open below the field, as in a popup. */
  isInline?: boolean
}

/** A field that opens a list and filters it while typing. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const t = useWords()
  const { items, value, onChange, itemToText, itemToKey, renderItem = itemToText, isInline = false } = props
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isOpened, setIsOpened] = useState(false)
  const isOpen = isOpened || isInline
  const searched = (item: Item) => `${itemToText(item)} ${props.itemToOtherWords?.(item) ?? ''}`
  const matches = typed ? filterByText(items, typed, searched) : items
  const settle = () => {
    if (typed === '' && value && !isInline) onChange(null)
    setTyped(undefined)
    setIsOpened(false)
  }
  const { active, inputProps, listId, optionProps, setActive } = useCombobox({
    items: matches,
    isOpen,
    setIsOpen: (open) => (open ? setIsOpened(true) : settle()),
    onChoose: onChange,
  })
  /** Leaving the field after typing chooses the highlighted item, or the only match. */
  const leave = () => {
    const meant = matches[active] ?? (matches.length === 1 ? matches[0] : undefined)
    if (typed && meant !== undefined && !isInline) onChange(meant)
    settle()
  }
  useEffect(() => {
    // Text typed before hydration need not be typed again.
    const early = document.activeElement === field.current && field.current?.value
    if (!early) return
    setTyped(early)
    setIsOpened(true)
    setActive(0)
  }, [setActive])
  return (
    <div className="relative">
      <div className="relative">
        <input
          {...inputProps}
          ref={field}
          id={props.id}
          disabled={props.isDisabled}
          aria-label={props.label}
          placeholder={props.placeholder}
          value={typed ?? (value && !isInline ? itemToText(value) : '')}
          onChange={(event) => {
            setTyped(event.target.value)
            props.onType?.(event.target.value)
            setIsOpened(true)
            setActive(event.target.value ? 0 : -1)
          }}
          onClick={() => setIsOpened(true)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={leave}
          className="control pe-11 text-ellipsis"
        />
        <ChevronsUpDown aria-hidden="true" className="pointer-events-none absolute top-3 end-3 size-5 text-muted" />
      </div>
      <div hidden={!isOpen} className={cx(!isInline && 'popup absolute inset-x-0 top-full z-50 mt-2')}>
        <div
          id={listId}
          role="listbox"
          aria-label={props.label}
          onPointerLeave={() => setActive(typed ? 0 : -1)}
          className="max-h-[min(20rem,50dvh)] overflow-y-auto overscroll-contain p-1"
        >
          {matches.map((item, index) => {
            const isChosen = value !== null && itemToKey(value) === itemToKey(item)
            return (
              <div
                key={itemToKey(item)}
                {...optionProps(index)}
                role="option"
                tabIndex={-1}
                aria-selected={isChosen}
                className="flex min-h-11 items-center gap-2 rounded-sm px-3 py-2 select-none data-active:bg-sunken"
              >
                <span className="min-w-0 grow">{renderItem(item)}</span>
                {isChosen && <Check aria-hidden="true" className="size-5 shrink-0 text-accent-text" />}
              </div>
            )
          })}
        </div>
        {matches.length === 0 && (
          <p role="status" className="px-4 pb-4 text-muted">
            {props.emptyText ?? t('ui.combobox.empty')}
          </p>
        )}
      </div>
    </div>
  )
}
