import { useState } from 'react'

/** What is typed over what was loaded; what arrives later is taken over as long as nothing was typed. */
export function useDraft<Draft>(loaded: Draft) {
  const [base, setBase] = useState(loaded)
  const [draft, setDraft] = useState(loaded)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(base)
  if (JSON.stringify(loaded) !== JSON.stringify(base)) {
    // What was just saved comes back as loaded: the draft is it, and no longer new.
    if (!isDirty || JSON.stringify(loaded) === JSON.stringify(draft)) {
      setBase(loaded)
      setDraft(loaded)
    }
  }
  return {
    draft,
    isDirty,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    discard: () => {
      setBase(loaded)
      setDraft(loaded)
    },
  }
}
