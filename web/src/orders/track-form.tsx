import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../shell/api-problem.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { foundOrderQuery, type OrderSearch } from './queries.ts'

export type TrackFormProps = { number: string; onFound: (search: OrderSearch) => void }

/** Finds an order by its number and the e-mail address or phone number that it was placed with. */
export function TrackForm({ number, onFound }: TrackFormProps) {
  const [typed, setTyped] = useState({ number, contact: '' })
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const search = { number: typed.number.trim(), contact: typed.contact.trim() }
      await queryClient.fetchQuery({ ...foundOrderQuery(search), staleTime: 0 })
      return search
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
      <Field label="Order number" isRequired hint="It is in your e-mail, like 7K3M9QXA-4TPM2W.">
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
