import type { TrackedOrder } from '@makola/contract/orders.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../shell/api-client.ts'
import { ApiProblem } from '../shell/api-problem.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'

export type TrackFormProps = { number: string; onFound: (order: TrackedOrder) => void }

/** Finds an order by its number and the e-mail address or phone number that it was placed with. */
export function TrackForm({ number, onFound }: TrackFormProps) {
  const [typed, setTyped] = useState({ number, contact: '' })
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const body = { number: typed.number.trim(), contact: typed.contact.trim() }
      return (await api.post('/orders/track', { body })).data
    },
    onSuccess: onFound,
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
      className="grid gap-4"
    >
      <Field label="Order number" isRequired hint="It is in your e-mail, like 7K3M9QXA.">
        {(control) => (
          <TextInput
            {...control}
            name="number"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed.number}
            onChange={(event) => setTyped({ ...typed, number: event.target.value })}
          />
        )}
      </Field>
      <Field label="E-mail or phone" isRequired hint="The one that you gave when you ordered.">
        {(control) => (
          <TextInput
            {...control}
            name="contact"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={typed.contact}
            onChange={(event) => setTyped({ ...typed, contact: event.target.value })}
          />
        )}
      </Field>
      <p role="alert" className="rounded-md bg-danger-soft p-4 text-danger-text empty:hidden">
        {error && explainMiss(error)}
      </p>
      <Button type="submit" size="lg" isBusy={isPending}>
        Track the order
      </Button>
    </form>
  )
}

/** A wrong number and a wrong contact read the same, so nobody can find out which numbers exist. */
function explainMiss(error: Error): string {
  if (!(error instanceof ApiProblem)) return 'We could not reach the shop. Try again.'
  if (error.status === 404 || error.status === 422) {
    return 'We find no order with this number and this contact. Check both for a typing slip.'
  }
  return error.message
}
