import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'

type PageRowsOptions = {
  count: number
  rowHeight: number
  isMeasured: boolean
  keyOf: (index: number) => string | number
}

/** Returns the visible rows of a long list. The page itself scrolls; `list` goes on the list's outermost element. */
export function usePageRows({ count, rowHeight, isMeasured, keyOf }: PageRowsOptions) {
  const list = useRef<HTMLDivElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useEffect(() => {
    // The content above the list may grow or disappear: its position is read again whenever the page's height changes.
    const look = () => setScrollMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin,
    getItemKey: keyOf,
    ...(!isMeasured && { measureElement: () => rowHeight }),
  })
  const items = virtualizer.getVirtualItems()
  const [first, last] = [items[0], items.at(-1)]
  return {
    list,
    items,
    measure: virtualizer.measureElement,
    /** Pixels of rows not rendered, above and below the visible ones. */
    before: first ? first.start - scrollMargin : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : 0,
    lastIndex: last?.index ?? 0,
  }
}

const rowsAhead = 60

/** Requests more rows well before the last one comes into view. */
export function useNearEnd(lastIndex: number, count: number, onNearEnd: (() => void) | undefined): void {
  const isNear = count > 0 && lastIndex >= count - rowsAhead
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each count of rows, not for each new function
  useEffect(() => {
    if (isNear) onNearEnd?.()
  }, [isNear, count])
}
