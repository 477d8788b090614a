import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { type ToastOptions, toast } from '../../ui/messages/toast.ts'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { refetchStores } from './settings-queries.ts'

/** The faults, by JSON pointer: `/slug`, `/zones/0/name`. */
export type Faults = Record<string, string>

type Saving<Draft, Answer> = {
  /** Finds the visible faults before the request. */
  check?: (draft: Draft) => Faults
  send: (draft: Draft) => Promise<Answer>
  /** Called with the request's body, once saved. */
  onSaved: (draft: Draft) => void
  saved: string
  /** Beside that message: how to take it back. */
  toastOptions?: (answer: Answer) => ToastOptions
}

/** Saves a form of the settings: faults appear at their fields, other problems as a message. */
export function useSaving<Draft, Answer = unknown>({
  check,
  send,
  onSaved,
  saved,
  toastOptions,
}: Saving<Draft, Answer>) {
  const t = useWords()
  const queryClient = useQueryClient()
  const [faults, setFaults] = useState<Faults>({})
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: send,
    onSuccess: async (answer, draft) => {
      onSaved(draft)
      await refetchStores(queryClient)
      void toast.success(saved, toastOptions?.(answer))
    },
    onError: async (failure) => {
      setFaults(failure instanceof ApiProblem ? readFaults(failure) : {})
      focusFirstFault()
      // Other people's changes enter the form below the typed values: the next save builds on them.
      if (isOutrun(failure)) await refetchStores(queryClient)
    },
  })
  return {
    faults,
    isPending,
    problem: error && Object.keys(faults).length === 0 ? explain(error, t) : '',
    /** A new number for each attempt. */
    attempt: submittedAt,
    save: (draft: Draft) => {
      const found = check?.(draft) ?? {}
      setFaults(found)
      if (Object.keys(found).length === 0 && !isPending) mutate(draft)
      else focusFirstFault()
    },
  }
}

const isOutrun = (error: Error) => error instanceof ApiProblem && error.type === 'version-mismatch'

const readFaults = (problem: ApiProblem): Faults =>
  Object.fromEntries(problem.errors.map(({ pointer = '', detail }) => [pointer, detail]))

function explain(error: Error, t: Words): string {
  if (!(error instanceof ApiProblem)) return t('stores.settings.no-connection')
  return isOutrun(error) ? t('stores.settings.outrun') : error.message
}

function focusFirstFault(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
