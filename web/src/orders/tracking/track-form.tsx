import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { readMessage } from '../../ui/messages/read-message.ts'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { foundOrderQuery, type OrderSearch } from '../order/queries.ts'

export type TrackFormProps = { number: string; onFound: (search: OrderSearch) => void }

/** Finds an order by its number and the email address or phone number that it was placed with. */
export function TrackForm({ number, onFound }: TrackFormProps) {
  const t = useWords()
  const [typed, setTyped] = useState({ number, contact: '' })
  const queryClient = useQueryClient()
  const [faults, setFaults] = useState<Faults>({})
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const search = { number: typed.number.trim(), contact: typed.contact.trim() }
      await queryClient.fetchQuery({ ...foundOrderQuery(search), staleTime: 0, retry: false, networkMode: 'always' })
      return search
    },
    onSuccess: onFound,
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const found = findFaults(typed, t)
        setFaults(found)
        const [first] = Object.keys(found)
        if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
        else mutate()
      }}
      className="grid gap-4"
    >
      <Field
        label={t('orders.tracking.number')}
        isRequired
        hint={t('orders.tracking.number.hint')}
        error={faults.number}
      >
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
      <Field
        label={t('orders.tracking.contact')}
        isRequired
        hint={t('orders.tracking.contact.hint')}
        error={faults.contact}
      >
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
        {error && explainMiss(error, t)}
      </p>
      <Button type="submit" size="lg" isBusy={isPending}>
        {t('orders.tracking.find')}
      </Button>
    </form>
  )
}

type Faults = { number?: string; contact?: string }

function findFaults({ number, contact }: { number: string; contact: string }, t: Words): Faults {
  return {
    ...(number.trim() === '' && { number: t('orders.tracking.number.missing') }),
    ...(contact.trim() === '' && { contact: t('orders.tracking.contact.missing') }),
  }
}

/** A wrong number and a wrong contact read the same, so nobody can find out which numbers exist. */
function explainMiss(error: Error, t: Words): string {
  if (error instanceof ApiProblem && [404, 422].includes(error.status)) {
    return t('orders.tracking.not-found')
  }
  return readMessage(error, t)
}
