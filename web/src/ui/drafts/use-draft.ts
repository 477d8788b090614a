import { useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, readKeptDraft } from './kept-drafts.ts'
import { type Collision, isSame, mergeChanges } from './merge-changes.ts'

const none: Collision[] = []

type State<Draft> = {
  /** The last loaded value, as text. */
  seen: string
  /** The loaded value under the draft. */
  base: Draft
  draft: Draft
  collisions: Collision[]
  /** It was typed before this page was opened. */
  isKept: boolean
}

/**
 * A draft of changes to a loaded value. It is kept in this browser under `key` until it is saved or discarded: over a reload, a
 * closed tab and an ended session. Later values are taken in where nothing was typed.
 */
export function useDraft<Draft extends object>(loaded: Draft, key: string) {
  const [state, setState] = useState(() => begin(loaded, key))
  const { draft, base, isKept, collisions } = state
  if (JSON.stringify(loaded) !== state.seen) setState(takeIn(state, loaded))
  const isDirty = !isSame(draft, base)
  const wasDirty = useRef(true)
  useEffect(() => {
    if (isDirty) keepDraft(key, { base, draft })
    else if (wasDirty.current) dropDraft(key)
    wasDirty.current = isDirty
  }, [key, isDirty, base, draft])
  return {
    draft,
    /** The loaded value under the draft: a difference was typed. */
    base,
    isDirty,
    /** True when it was typed before this page was opened and nobody has decided about it yet. */
    isKept: isKept && isDirty,
    /** The fields typed here and changed by someone else meanwhile. */
    collisions: isDirty ? collisions : none,
    /** Takes a part of it, or what makes one of the newest draft: for what arrives later than it was asked for. */
    change: (part: Partial<Draft> | ((before: Draft) => Partial<Draft>)) =>
      setState((before) => {
        const { draft } = before
        return { ...before, draft: { ...draft, ...(typeof part === 'function' ? part(draft) : part) } }
      }),
    discard: () => {
      dropDraft(key)
      setState(start(loaded))
    },
    /** Marks the draft saved as it was sent; later typing stays. */
    settle: (typed: Draft, sent = typed) => {
      dropDraft(key)
      setState((before) => {
        const { merged } = mergeChanges(typed, before.draft, sent)
        return { ...before, base: sent, draft: merged, collisions: [], isKept: false }
      })
    },
    /** Leaves the form: typed values are discarded. */
    drop: () => dropDraft(key),
  }
}

function start<Draft>(loaded: Draft): State<Draft> {
  return { seen: JSON.stringify(loaded), base: loaded, draft: loaded, collisions: [], isKept: false }
}

function begin<Draft>(loaded: Draft, key: string): State<Draft> {
  const kept = readKeptDraft(key) as { base: Draft; draft: Draft } | undefined
  if (!kept) return start(loaded)
  return { ...takeIn({ ...start(loaded), ...kept }, loaded), isKept: true }
}

function takeIn<Draft>(state: State<Draft>, loaded: Draft): State<Draft> {
  const { merged, collisions } = mergeChanges(state.base, state.draft, loaded)
  // Earlier collisions stay until the draft is saved or discarded, unless the values have become equal.
  const earlier = state.collisions.filter(({ path }) => !collisions.some((other) => isSame(other.path, path)))
  return {
    ...state,
    seen: JSON.stringify(loaded),
    base: loaded,
    draft: merged,
    collisions: [...earlier, ...collisions],
  }
}
