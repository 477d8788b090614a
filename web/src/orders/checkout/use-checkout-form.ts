import { useEffect, useState } from 'react'
import { readAccountId } from '../../auth/session/token-claims.ts'
import { onTokensChange } from '../../auth/session/tokens.ts'
import { type CheckoutForm, emptyForm, readForm, writeForm } from './checkout-form.ts'

/** The prefix has sign-out drop it (`ui/drafts/kept-drafts.ts`). */
const storageKey = 'draft:checkout'

/** The checkout's typed values, kept over a reload while the tab is open. The server renders the empty form. */
export function useCheckoutForm() {
  const [form, setForm] = useState<CheckoutForm>(emptyForm)
  const [isRestored, setIsRestored] = useState(false)
  useEffect(() => {
    setForm(readForm(sessionStorage.getItem(storageKey), readAccountId()))
    setIsRestored(true)
  }, [])
  useEffect(() => {
    if (isRestored) sessionStorage.setItem(storageKey, writeForm(form, readAccountId()))
  }, [form, isRestored])
  useEffect(() => {
    let owner = readAccountId()
    return onTokensChange(() => {
      const before = owner
      owner = readAccountId()
      if (before !== '' && owner !== before) setForm(emptyForm)
    })
  }, [])
  const change = (part: Partial<CheckoutForm>) => setForm((before) => ({ ...before, ...part }))
  return { form, change, isRestored }
}
