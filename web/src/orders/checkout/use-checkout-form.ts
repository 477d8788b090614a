import { useEffect, useState } from 'react'
import { type CheckoutForm, emptyForm, readForm, writeForm } from './checkout-form.ts'

const storageKey = 'makola-checkout'

/** The checkout's typed values, kept over a reload while the tab is open. The server renders the empty form. */
export function useCheckoutForm() {
  const [form, setForm] = useState<CheckoutForm>(emptyForm)
  const [isRestored, setIsRestored] = useState(false)
  useEffect(() => {
    setForm(readForm(sessionStorage.getItem(storageKey)))
    setIsRestored(true)
  }, [])
  useEffect(() => {
    if (isRestored) sessionStorage.setItem(storageKey, writeForm(form))
  }, [form, isRestored])
  const change = (part: Partial<CheckoutForm>) => setForm((before) => ({ ...before, ...part }))
  return { form, change, isRestored }
}
