import { getStatementCsv, getStatementPdf } from '@makola/contract/ledger/ledger.ts'
import { fetchFile } from '../../shell/api/fetch-file.ts'
import { saveFile } from '../../shell/api/save-file.ts'
import { daysOf } from './statement-month.ts'

export type StatementFile = 'csv' | 'pdf'

/** Downloads a store's statement of a month, as a table or for printing. */
export async function saveStatement(
  store: { id: string; slug: string },
  { month, as }: { month: string; as: StatementFile },
): Promise<void> {
  const given = { params: { id: store.id }, query: daysOf(month) }
  const file = await (as === 'csv' ? fetchFile(getStatementCsv, given) : fetchFile(getStatementPdf, given))
  saveFile(file, `${store.slug}-${month}.${as}`)
}
