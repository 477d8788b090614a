import { useEffect, useState } from 'react'
import type { Registered } from './register-form.tsx'

/** The prefix has sign-out drop it (`ui/drafts/kept-drafts.ts`). */
const storageKey = 'draft:registration'

/** A registration that waits for the code from the email. A reload of this tab asks for the code again, and for the password. */
export function useRegistered() {
  const [registered, setRegistered] = useState<Registered>()
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    const kept = readKept()
    setRegistered(kept)
    setIsWaiting(kept !== undefined)
  }, [])
  const wait = (sent: Registered) => {
    const { name, email } = sent
    sessionStorage.setItem(storageKey, JSON.stringify({ name, email }))
    setRegistered(sent)
    setIsWaiting(true)
  }
  const change = () => {
    sessionStorage.removeItem(storageKey)
    setIsWaiting(false)
  }
  return { registered, isWaiting, wait, change }
}

function readKept(): Registered | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
