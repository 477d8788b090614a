import { useEffect, useState } from 'react'
import { dropTabDraft, keepTabDraft, readTabDraft } from '../../ui/drafts/kept-drafts.ts'
import type { Registered } from './register-form.tsx'

const draftKey = 'registration'

/** A registration that waits for the code from the email. A reload of this tab asks for the code again, and for the password. */
export function useRegistered() {
  const [registered, setRegistered] = useState<Registered>()
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    const kept = readTabDraft<Registered>(draftKey)
    setRegistered(kept)
    setIsWaiting(kept !== undefined)
  }, [])
  const wait = (sent: Registered) => {
    const { name, email } = sent
    keepTabDraft(draftKey, { name, email })
    setRegistered(sent)
    setIsWaiting(true)
  }
  const change = () => {
    dropTabDraft(draftKey)
    setIsWaiting(false)
  }
  return { registered, isWaiting, wait, change }
}
