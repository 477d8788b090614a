import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Selection } from './table-state.ts'

type ChosenOptions<Row extends { id: string }> = {
  /** The list and its filters, as text: under others nothing is chosen. */
  asked: string
  /** As shown now, in the order of the list. */
  rows: readonly Row[]
  /** All that match, also those not loaded. */
  readAll: () => Promise<readonly Row[]>
  onError: (error: Error) => void
}

/** The chosen rows of a table: first those that it shows, in its order. They stay chosen when a step takes them out of the list. */
export function useChosen<Row extends { id: string }>({ asked, rows, readAll, onError }: ChosenOptions<Row>) {
  const [kept, setKept] = useState<{ asked: string; chosen: readonly Row[] }>({ asked, chosen: [] })
  const chosen = kept.asked === asked ? kept.chosen : none
  const selection = useMemo(() => Object.fromEntries(chosen.map(({ id }) => [id, true as const])), [chosen])
  const all = useMutation({
    networkMode: 'always',
    mutationFn: readAll,
    onSuccess: (found) => setKept({ asked, chosen: found }),
    onError,
  })
  return {
    rows: chosen,
    selection,
    select: (next: Selection) => {
      const shown = new Set(rows.map(({ id }) => id))
      const others = chosen.filter(({ id }) => next[id] && !shown.has(id))
      setKept({ asked, chosen: [...rows.filter(({ id }) => next[id]), ...others] })
    },
    selectAll: () => all.mutate(),
    isSelectingAll: all.isPending,
    clear: () => setKept({ asked, chosen: [] }),
  }
}

const none: readonly never[] = []
