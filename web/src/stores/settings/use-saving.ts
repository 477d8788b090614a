import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { toast } from '../../ui/messages/toast.ts'
import { refetchStores } from './settings-queries.ts'

/** The faults, by JSON pointer: `/slug`, `/zones/0/name`. */
export type Faults = Record<string, string>

type Saving<Draft> = {
  /** Finds the visible faults before the request. */
  check?: (draft: Draft) => Faults
  send: (draft: Draft) => Promise<unknown>
  /** Called with the request's body, once saved. */
  onSaved: (draft: Draft) => void
  saved: string
}

/** Saves a form of the settings: faults appear at their fields, other problems as a message. */
export function useSaving<Draft>({ check, send, onSaved, saved }: Saving<Draft>) {
  const queryClient = useQueryClient()
  const [faults, setFaults] = useState<Faults>({})
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: send,
    onSuccess: async (_, draft) => {
      onSaved(draft)
      await refetchStores(queryClient)
      void toast.success(saved)
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
    problem: error && Object.keys(faults).length === 0 ? explain(error) : '',
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

function explain(error: Error): string {
  if (!(error instanceof ApiProblem)) return 'No connection. Your changes are kept; try again.'
  if (isOutrun(error)) {
    return 'These settings were changed while you were editing. Save again to keep your changes too, or discard them.'
  }
  return error.message
}

function focusFirstFault(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
