import { Combobox as Base } from '@base-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'

export type ComboboxProps<Item> = {
  items: Item[]
  value: Item | null
  onChange: (item: Item | null) => void
  /** What stands in the field and is searched, without regard to case and accents. */
  itemToText: (item: Item) => string
  itemToKey: (item: Item) => string
  /** How an item shows in the list; its text when not given. */
  renderItem?: (item: Item) => ReactNode
  label: string
  placeholder?: string
  emptyText?: string
  id?: string
  isDisabled?: boolean
}

/** A field that opens a list and narrows it as one types. Weighs about 25 kB: load it with `lazy` outside forms. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { items, value, onChange, itemToText, itemToKey, renderItem = itemToText } = props
  return (
    <Base.Root
      items={items}
      value={value}
      onValueChange={onChange}
      itemToStringLabel={itemToText}
      isItemEqualToValue={(one: Item, other: Item) => itemToKey(one) === itemToKey(other)}
      disabled={props.isDisabled}
      autoHighlight
    >
      <Base.InputGroup className="relative">
        <Base.Input
          id={props.id}
          aria-label={props.label}
          placeholder={props.placeholder}
          onFocus={(event) => event.currentTarget.select()}
          className="control pr-11 text-ellipsis"
        />
        <Base.Trigger
          aria-label="Show the list"
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted"
        >
          <ChevronsUpDown aria-hidden="true" className="size-5" />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={8} className="z-60">
          <Base.Popup className="w-(--anchor-width) max-w-(--available-width) overflow-hidden rounded-md border border-line bg-surface text-ink shadow-raised transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Base.Empty className="text-muted">
              <p className="p-4">{props.emptyText ?? 'Nothing fits what you typed.'}</p>
            </Base.Empty>
            <ComboboxList itemToKey={itemToKey} renderItem={renderItem} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type ListProps<Item> = { itemToKey: (item: Item) => string; renderItem: (item: Item) => ReactNode }

/** The list of a combobox's popup, where the popup is built elsewhere. */
export function ComboboxList<Item>({ itemToKey, renderItem }: ListProps<Item>) {
  return (
    <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 outline-none data-empty:p-0">
      {(item: Item) => (
        <Base.Item
          key={itemToKey(item)}
          value={item}
          className="flex min-h-11 cursor-default items-center gap-2 rounded-sm px-3 py-2 outline-none select-none data-highlighted:bg-sunken"
        >
          <span className="min-w-0 grow">{renderItem(item)}</span>
          <Base.ItemIndicator>
            <Check aria-hidden="true" className="size-5 text-accent-text" />
          </Base.ItemIndicator>
        </Base.Item>
      )}
    </Base.List>
  )
}
