import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** The layers over the page, lowest first. */
const layers: { close: () => void; isAllowed: () => boolean }[] = []

type State = { __TSR_key?: string; layers?: number } | null
type Place = { key: string | undefined; depth: number }

const read = (state: State): Place => ({ key: state?.__TSR_key, depth: state?.layers ?? 0 })

/** The current entry of the browser's history: its page, and its number of layers. */
let here = read(null)

/** Pages whose address changed in place while an entry above their own was current, with their new address. */
const changed = new Map<string, { state: State; url: string }>()

const own: Partial<Pick<History, 'pushState' | 'replaceState'>> = {}

/**
 * Back closes the topmost layer: drawer, dialog, menu, a picture over the screen. Each has an entry of its own in the browser's
 * history, with the page's address and key, unknown to the router. When a layer is closed in another way, the next layer or page
 * reuses its entry, or Back skips it.
 *
 * Only what follows from a press adds an entry: browsers pass over a page that adds some by itself. Call it before the router is
 * made.
 */
export function watchLayers(): void {
  const { history } = window
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  Object.assign(own, { pushState: push, replaceState: replace })
  here = read(history.state)
  history.replaceState = (state, unused, url) => {
    const { key, depth } = here
    if (key !== undefined && depth > 0) changed.set(key, { state, url: String(url ?? location.href) })
    replace(depth > 0 ? { ...state, layers: depth } : state, unused, url)
    here = read(history.state)
  }
  history.pushState = (...entry) => {
    if (here.depth > 0) replace(...entry)
    else push(...entry)
    here = read(history.state)
    // A drawer may stay open over the page that it has changed. As a timer it would come after a Back pressed meanwhile.
    queueMicrotask(addEntries)
  }
  addEventListener('popstate', follow, true)
}

/** Handles Back and Forward before the router does: moves between a page and its layers do not concern it. */
function follow(event: PopStateEvent): void {
  const from = here
  for (let now = changed.get(read(history.state).key ?? ''); now; now = changed.get(read(now.state).key ?? ''))
    own.replaceState?.({ ...now.state, layers: history.state.layers }, '', now.url)
  here = read(history.state)
  if (here.key === undefined || here.key !== from.key) return
  event.stopImmediatePropagation()
  if (here.depth > from.depth) return
  const closing = layers.splice(here.depth)
  if (closing.length === 0) history.back()
  for (const { close } of closing.reverse()) close()
}

function addEntries(): void {
  if (!layers.every(({ isAllowed }) => isAllowed())) return
  while (here.depth < layers.length) {
    own.pushState?.({ ...history.state, layers: here.depth + 1 }, '')
    here = read(history.state)
  }
}

/** A layer over the page while it is open: Back closes it. */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const router = useRouter()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    // While the question about leaving a page is open, the browser may be at the next page already.
    const isAllowed = () => router.history.location.state.__TSR_key === here.key
    const layer = { close: () => close(), isAllowed }
    layers.push(layer)
    queueMicrotask(addEntries)
    return () => {
      const index = layers.indexOf(layer)
      if (index >= 0) layers.splice(index, 1)
    }
  }, [isOpen, router])
}
