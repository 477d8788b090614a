import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount } from '../../auth/session/session.ts'
import { readAccountId } from '../../auth/session/token-claims.ts'
import { onTokensChange } from '../../auth/session/tokens.ts'
import { type CheckoutForm, editForm, emptyForm, formInCountry, readForm, writeForm } from './checkout-form.ts'

/** The prefix has sign-out drop it (`ui/drafts/kept-drafts.ts`). */
const storageKey = 'draft:checkout'

/**
 * The checkout's typed values, kept over a reload while the tab is open. The server renders the empty form.
 * @param home The country of the visitor's rate.
 */
export function useCheckoutForm(home: string) {
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
  const email = useAccount()?.email
  const fillEmail = useEffectEvent((own: string) => {
    // A phone number alone is enough: then the email was left out on purpose.
    if (form.email === '' && form.phone === '') change({ email: own })
  })
  useEffect(() => {
    if (email && isRestored) fillEmail(email)
  }, [email, isRestored])
  const change = (part: Partial<CheckoutForm>) => setForm((before) => editForm(before, part, home))
  return { form: formInCountry(form, home), change, isRestored }
}
