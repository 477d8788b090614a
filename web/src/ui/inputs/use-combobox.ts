import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'

type ComboboxOptions<Item> = {
  /** The items that the list offers now. */
  items: Item[]
  isOpen: boolean
  setIsOpen: (isOpen: boolean) => void
  onChoose: (item: Item) => void
}

/**
 * The keyboard and the roles of a field with a list (the ARIA combobox pattern): arrows move through the list while the focus
 * stays in the field, Enter takes the active item, Escape closes.
 */
export function useCombobox<Item>({ items, isOpen, setIsOpen, onChoose }: ComboboxOptions<Item>) {
  const listId = useId()
  const [active, setActive] = useState(-1)
  const optionId = (index: number) => `${listId}-${index}`

  const choose = (index: number) => {
    const item = items[index]
    if (item === undefined) return
    setIsOpen(false)
    setActive(-1)
    onChoose(item)
  }
  const walkTo = (index: number) => {
    setActive(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setIsOpen(false)
      setActive(-1)
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) setIsOpen(true)
      else walkTo(nextIndex(active, event.key === 'ArrowDown' ? 1 : -1, items.length))
    }
  }
  return {
    active,
    setActive,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && items.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      onKeyDown,
    } as const,
    listId,
    optionProps: (index: number) =>
      ({
        id: optionId(index),
        'data-active': index === active || undefined,
        onPointerMove: () => index !== active && setActive(index),
        // The field keeps the focus.
        onMouseDown: (event: MouseEvent) => event.preventDefault(),
        onClick: () => choose(index),
      }) as const,
  }
}

/** One step through a list that wraps around; -1 is 'none'. */
export function nextIndex(index: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (index < 0) return step === 1 ? 0 : count - 1
  return (index + step + count) % count
}
