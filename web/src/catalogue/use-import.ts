import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../shell/api-client.ts'
import { toast } from '../ui/toast.ts'
import { refetchProducts } from './inventory-queries.ts'

/** As large as the API takes a table, in bytes. */
const largestTable = 20_000_000

export type ImportChoice = { skipRefused: boolean; asDraft: boolean }

/** A table's way into the inventory: read, tried without writing, and taken when the seller has seen what it would do. */
export function useImport(store: { id: string }, onDone: () => void) {
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File>()
  const send = async (table: File, { isTrial, ...choice }: ImportChoice & { isTrial: boolean }) => {
    const query = {
      store: store.id,
      dryRun: String(isTrial) as 'true' | 'false',
      ...(choice.skipRefused && { skipRefused: 'true' as const }),
      ...(choice.asDraft && { asDraft: 'true' as const }),
    }
    return (await api.post('/products/import', { query, body: await table.text(), mediaType: 'text/csv' })).data
  }
  const trial = useMutation({
    mutationFn: (table: File) => {
      if (table.size > largestTable) throw new Error('The file is larger than 20 MB. Split it into several.')
      return send(table, { isTrial: true, skipRefused: false, asDraft: false })
    },
  })
  const taking = useMutation({
    mutationFn: (choice: ImportChoice) => {
      if (!file) throw new Error('No file was chosen.')
      return send(file, { ...choice, isTrial: false })
    },
    onSuccess: async ({ created, changed }) => {
      void toast.success('The table is imported', { description: `${created} new, ${changed} changed.` })
      onDone()
      await refetchProducts(queryClient, store.id)
    },
    onError: (error) => toast.error('Nothing was imported', { description: error.message }),
  })
  const choose = (table: File | undefined) => {
    setFile(table)
    trial.reset()
    if (table) trial.mutate(table)
  }
  return { file, choose, trial, taking }
}
