import { useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, readKeptDraft } from './kept-drafts.ts'
import { type Collision, isSame, mergeChanges } from './merge-changes.ts'

const none: Collision[] = []

type State<Draft> = {
  /** The last that was loaded, as text. */
  seen: string
  /** What the draft was typed over. */
  base: Draft
  draft: Draft
  collisions: Collision[]
  /** It was typed before this page was opened. */
  isKept: boolean
}

/**
 * What is typed over what was loaded. It is kept in this browser under `key` until it is saved or given up: over a reload, a
 * tab that ends and a session that ends. What arrives later is taken in where nothing was typed.
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
    /** What the draft was typed over: what is different was typed. */
    base,
    isDirty,
    /** Whether it was typed before this page was opened, and nobody has said yet what becomes of it. */
    isKept: isKept && isDirty,
    /** What was typed here and changed by someone else meanwhile. */
    collisions: isDirty ? collisions : none,
    change: (part: Partial<Draft>) => setState((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    discard: () => {
      dropDraft(key)
      setState(start(loaded))
    },
    /** What was typed is saved, as it was sent; what was typed since stays. */
    settle: (typed: Draft, sent = typed) => {
      dropDraft(key)
      setState((before) => {
        const { merged } = mergeChanges(typed, before.draft, sent)
        return { ...before, base: sent, draft: merged, collisions: [], isKept: false }
      })
    },
    /** Leaves the form: what was typed is given up. */
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
  // What was told before is told until it is saved or given up, unless it has come to be the same.
  const earlier = state.collisions.filter(({ path }) => !collisions.some((other) => isSame(other.path, path)))
  return {
    ...state,
    seen: JSON.stringify(loaded),
    base: loaded,
    draft: merged,
    collisions: [...earlier, ...collisions],
  }
}
