import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { refetchProducts } from '../stock/inventory-queries.ts'
import { sentImportQuery } from './import-queries.ts'
import { type ImportChoice, sendImport } from './send-import.ts'

/** As large as the API takes a table, in bytes. */
const largestTable = 20_000_000

const noChoice: ImportChoice = { skipRefused: false, asDraft: false, stock: 0 }

type ImportEvents = {
  /** The id under which it is being imported and can be found. */
  onBegin: (id: string) => void
  onDone: () => void
}

/** A table's import: read, dry run, and confirmed by the seller. */
export function useImport(store: { id: string }, { onBegin, onDone }: ImportEvents) {
  const t = useWords()
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File>()
  const [importId, setImportId] = useState<string>()
  const send = (table: File, choice: ImportChoice, isTrial: boolean) => {
    const id = crypto.randomUUID()
    setImportId(id)
    if (!isTrial) onBegin(id)
    return sendImport({ id, store: store.id, table, choice, isTrial })
  }
  const trial = useMutation({
    mutationFn: (table: File) => {
      if (table.size > largestTable) throw new Error(t('catalogue.import.file.too-large'))
      return send(table, noChoice, true)
    },
  })
  const taking = useMutation({
    mutationFn: async ({ choice, prepare }: { choice: ImportChoice; prepare: () => Promise<unknown> }) => {
      if (!file) throw new Error(t('catalogue.import.file.none'))
      await prepare()
      return send(file, choice, false)
    },
    onSuccess: async ({ isWritten, created, changed }) => {
      if (!isWritten) {
        toast.error(t('catalogue.import.nothing.title'), { description: t('catalogue.import.overtaken') })
        return
      }
      void toast.success(t('catalogue.import.done'), {
        description: t('catalogue.import.done.counts', { created, changed }),
      })
      onDone()
      await refetchProducts(queryClient, store.id)
    },
    onError: (error) => toast.error(t('catalogue.import.nothing.title'), { description: error.message }),
  })
  const isRunning = trial.isPending || taking.isPending
  const progress = useQuery({ ...sentImportQuery(importId ?? ''), enabled: isRunning && importId !== undefined })
  const choose = (table: File | undefined) => {
    setFile(table)
    trial.reset()
    if (table) trial.mutate(table)
  }
  return { file, choose, trial, taking, importId, progress: isRunning ? progress.data : undefined }
}
