import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../shell/api-problem.ts'
import { toast } from '../ui/toast.ts'
import { refetchStores } from './settings-queries.ts'

/** What is wrong, by JSON pointer: `/slug`, `/zones/0/name`. */
export type Faults = Record<string, string>

type Saving<Draft> = {
  /** What can be seen to be wrong before the shop is asked. */
  check?: (draft: Draft) => Faults
  send: (draft: Draft) => Promise<unknown>
  saved: string
}

/** Saves a form of the settings: what is wrong stands at its field, all else is said in words. */
export function useSaving<Draft>({ check, send, saved }: Saving<Draft>) {
  const queryClient = useQueryClient()
  const [faults, setFaults] = useState<Faults>({})
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await refetchStores(queryClient)
      void toast.success(saved)
    },
    onError: (failure) => setFaults(failure instanceof ApiProblem ? readFaults(failure) : {}),
  })
  return {
    faults,
    isPending,
    problem: error && Object.keys(faults).length === 0 ? explain(error) : '',
    save: (draft: Draft) => {
      const found = check?.(draft) ?? {}
      setFaults(found)
      if (Object.keys(found).length === 0 && !isPending) mutate(draft)
      else focusFirstFault()
    },
  }
}

const readFaults = (problem: ApiProblem): Faults =>
  Object.fromEntries(problem.errors.map(({ pointer = '', detail }) => [pointer, detail]))

function explain(error: Error): string {
  if (!(error instanceof ApiProblem)) return 'We could not reach the shop. What you typed is still here.'
  if (error.type === 'version-mismatch') {
    return 'Someone else has changed these settings meanwhile. Discard to see theirs, or save again after that.'
  }
  return error.message
}

function focusFirstFault(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
