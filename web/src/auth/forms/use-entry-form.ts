import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'

/** The faults, by field name. */
export type Faults<Name extends string> = { [N in Name]?: string | undefined }
export type Typed<Name extends string> = Record<Name, string>

type EntryForm<Name extends string> = {
  /** Finds the visible faults before the request. */
  check?: (typed: Typed<Name>) => Faults<Name>
  send: (typed: Typed<Name>) => Promise<unknown>
}

/**
 * A form whose fields keep their values in the page, as typed before hydration or filled in by password managers; it is read on
 * submit. A fault shows beside its field until the field changes, and the first faulty field gets the focus.
 */
export function useEntryForm<Name extends string>({ check, send }: EntryForm<Name>) {
  const ref = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults<Name>>({})
  const show = (found: Faults<Name>) => {
    setFaults(found)
    focusFirst(ref.current, found)
  }
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: send,
    onError: (failure) => show(findFieldFaults(failure)),
  })
  return {
    faults,
    /** Why the last request failed. */
    error,
    isPending,
    /** A problem with the form as a whole, rather than with one field. */
    problem: error && Object.keys(findFieldFaults(error)).length === 0 ? error.message : '',
    form: {
      ref,
      noValidate: true,
      // If the browser sends it instead of us, no value gets into the address.
      method: 'post',
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (isPending) return
        const typed = Object.fromEntries(new FormData(event.currentTarget)) as Typed<Name>
        const found = check?.(typed) ?? {}
        reset()
        show(found)
        if (Object.values(found).every((fault) => fault === undefined)) mutate(typed)
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        if (event.target instanceof HTMLInputElement) setFaults({ ...faults, [event.target.name]: undefined })
      },
    } as const,
  }
}

function focusFirst(form: HTMLFormElement | null, faults: Faults<string>): void {
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement)
  fields.find(({ name }) => faults[name] !== undefined)?.focus()
}

/** Returns the server's faults by field: `/email` is the field `email`. */
function findFieldFaults(error: Error): Faults<string> {
  if (!(error instanceof ApiProblem)) return {}
  return Object.fromEntries(error.errors.map(({ pointer, detail }) => [pointer?.slice(1), detail]))
}
