import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** The layers over the page, lowest first. */
const layers: { close: () => void; isAllowed: () => boolean }[] = []

type State = { __TSR_key?: string; layers?: number } | null
type Place = { key: string | undefined; depth: number }

const read = (state: State): Place => ({ key: state?.__TSR_key, depth: state?.layers ?? 0 })

/** The entry of the browser's history that is shown: the page that it belongs to, and how many layers it stands for. */
let here = read(null)

/** Pages whose address was changed in place while an entry above their own was shown: what their own is to become. */
const changed = new Map<string, { state: State; url: string }>()

const own: Partial<Pick<History, 'pushState' | 'replaceState'>> = {}

/**
 * The way back closes what lies on top: drawer, dialog, menu, a picture over the screen. Each has an entry of its own in
 * the browser's history, with the page's address and key, of which the router never hears. Where a layer was closed in
 * another way, its entry is taken by the next layer or the next page, or passed over on the way back.
 *
 * Only what follows from a press adds an entry: browsers pass over a page that adds some by itself.
 * Call it before the router is made.
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
    // A drawer may stay open over the page that it has changed.
    setTimeout(addEntries)
  }
  addEventListener('popstate', follow, true)
}

/** Hears of the way back, or forward, before the router does: between a page and its layers, it need not. */
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

/** Something lies over the page while it is open: the way back closes it. */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const router = useRouter()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    // While somebody is asked whether to leave a page, the browser may be at the next one already.
    const isAllowed = () => router.history.location.state.__TSR_key === here.key
    const layer = { close: () => close(), isAllowed }
    layers.push(layer)
    setTimeout(addEntries)
    return () => {
      const index = layers.indexOf(layer)
      if (index >= 0) layers.splice(index, 1)
    }
  }, [isOpen, router])
}
