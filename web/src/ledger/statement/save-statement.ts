import { getStatementCsv, getStatementPdf } from '@makola/contract/ledger.ts'
import { fetchFromBrowser, formatTarget } from '../../shell/api/api-client.ts'
import { readProblem } from '../../shell/api/api-problem.ts'
import { saveFile } from '../../shell/api/save-file.ts'
import { daysOf } from './statement-month.ts'

export type StatementFile = 'csv' | 'pdf'

/** Downloads a store's statement of a month, as a table or for printing. */
export async function saveStatement(
  store: { id: string; slug: string },
  { month, as }: { month: string; as: StatementFile },
): Promise<void> {
  const given = { params: { id: store.id }, query: daysOf(month) }
  const target = as === 'csv' ? formatTarget(getStatementCsv, given) : formatTarget(getStatementPdf, given)
  const answer = await fetchFromBrowser(target, { headers: new Headers() })
  if (!answer.ok) throw await readProblem(answer)
  saveFile(await answer.blob(), `${store.slug}-${month}.${as}`)
}
