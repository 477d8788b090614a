import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMay } from '../../stores/membership/current-store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { refetchProducts } from '../stock/inventory-queries.ts'
import { importsQuery, isBeingTaken } from './import-queries.ts'
import { useImportAddress } from './use-import-address.ts'

/** Announces a running import, whoever started it, and then its result. */
export function RunningImport({ storeId }: { storeId: string }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const mayWrite = useMay('products.write')
  const { show } = useImportAddress()
  const { data: imports = [] } = useQuery({ ...importsQuery(storeId), enabled: mayWrite })
  const running = imports.find(isBeingTaken)
  const [watchedId, setWatchedId] = useState<string>()
  if (running && running.id !== watchedId) setWatchedId(running.id)
  const ended = running ? undefined : imports.find(({ id }) => id === watchedId)
  const endedId = ended?.id
  useEffect(() => {
    if (endedId !== undefined) void refetchProducts(queryClient, storeId)
  }, [endedId, queryClient, storeId])
  const shown = running ?? ended
  if (!shown) return null
  return (
    <section
      aria-label={t('catalogue.import.running')}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3"
    >
      <p role="status" className="min-w-0">
        {describeState(shown, t)}
      </p>
      <Button variant="outline" size="sm" onClick={() => show(shown.id)}>
        {running ? t('catalogue.import.running.show') : t('catalogue.import.running.report')}
      </Button>
    </section>
  )
}

function describeState({ state, stored }: { state: string; stored: number }, t: Words): string {
  if (state === 'done') return t('catalogue.import.running.ended')
  if (state === 'failed') return t('catalogue.import.failed')
  return stored === 0 ? t('catalogue.import.running.started') : t('catalogue.import.running.stored', { stored })
}
