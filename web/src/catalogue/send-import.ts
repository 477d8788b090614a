import type { ImportReport } from '@makola/contract/product-imports.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../shell/api-client.ts'
import { ApiProblem } from '../shell/api-problem.ts'

export type ImportChoice = {
  skipRefused: boolean
  asDraft: boolean
  /** Of new variants where the table does not say it. */
  stock: number
}

type ImportToSend = { id: string; store: string; table: File; choice: ImportChoice; isTrial: boolean }

const askEveryMs = 1000

const readImport = async (id: string, signal?: AbortSignal) =>
  (await api.get('/products/imports/{id}', { params: { id }, ...(signal && { signal }) })).data

/** How far an import is, asked for again and again. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: ['import', id],
    queryFn: ({ signal }) => readImport(id, signal),
    refetchInterval: askEveryMs,
    retry: false,
    gcTime: 0,
  })
}

/** Sends a table. When the line is lost on the way, the import goes on: its report is asked for until it is there. */
export async function sendImport({ id, store, table, choice, isTrial }: ImportToSend): Promise<ImportReport> {
  const query = {
    store,
    import: id,
    dryRun: String(isTrial) as 'true' | 'false',
    ...(choice.skipRefused && { skipRefused: 'true' as const }),
    ...(choice.asDraft && { asDraft: 'true' as const }),
    ...(choice.stock > 0 && { stock: String(choice.stock) }),
  }
  try {
    return (await api.post('/products/import', { query, body: await table.text(), mediaType: 'text/csv' })).data
  } catch (error) {
    if (error instanceof ApiProblem) throw error
    return waitForReport(id, error)
  }
}

async function waitForReport(id: string, lost: unknown): Promise<ImportReport> {
  for (;;) {
    const found = await readImport(id).catch(() => {
      // It never arrived, or the line is still gone: then what went wrong first is told.
      throw lost
    })
    if (found.report) return found.report
    if (found.state === 'failed') throw new Error(found.problem ?? 'The import failed.')
    await new Promise((resolve) => setTimeout(resolve, askEveryMs))
  }
}
