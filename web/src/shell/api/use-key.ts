import { useRef } from 'react'

/** The Idempotency-Key of what is sent: the same for the same text until it has arrived, so that a repetition sends it once. */
export function useKey() {
  const last = useRef({ what: '', key: '' })
  return {
    keyOf: (what: object) => {
      const text = JSON.stringify(what)
      if (last.current.what !== text) last.current = { what: text, key: crypto.randomUUID() }
      return last.current.key
    },
    forget: () => {
      last.current = { what: '', key: '' }
    },
  }
}
