import { type ImportReport, importProducts } from '@makola/contract/catalogue/product-imports.ts'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { browserWords } from '../../ui/words/use-words.ts'
import { readImport } from './import-queries.ts'

export type ImportChoice = {
  skipRefused: boolean
  asDraft: boolean
  /** For new variants without stock in the table. */
  stock: number
}

type ImportToSend = { id: string; store: string; table: File; choice: ImportChoice; isTrial: boolean }

const askEveryMs = 1000

/** Uploads a table. If the connection is lost, the import continues: its report is polled until it is there. */
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
    return (await call(importProducts, { query, body: table })).data
  } catch (error) {
    if (error instanceof ApiProblem) throw error
    return waitForReport(id, error)
  }
}

async function waitForReport(id: string, lost: unknown): Promise<ImportReport> {
  for (;;) {
    const found = await readImport(id).catch(() => {
      // It never arrived, or the connection is still down: then the first error is shown.
      throw lost
    })
    if (found.report) return found.report
    if (found.state === 'failed') throw new Error(found.problem ?? browserWords()('catalogue.import.failed-now'))
    await new Promise((resolve) => setTimeout(resolve, askEveryMs))
  }
}
