import { type Dispute, getDisputeEvidence } from '@makola/contract/disputes.ts'
import { fetchFromBrowser, formatTarget } from '../../shell/api/api-client.ts'
import { readProblem } from '../../shell/api/api-problem.ts'
import { saveFile } from '../../shell/api/save-file.ts'

/** Downloads the evidence as the bank gets it. */
export async function saveEvidence({ id, orderNumber }: Pick<Dispute, 'id' | 'orderNumber'>): Promise<void> {
  const target = formatTarget(getDisputeEvidence, { params: { id } })
  const answer = await fetchFromBrowser(target, { headers: new Headers() })
  if (!answer.ok) throw await readProblem(answer)
  saveFile(await answer.blob(), `order-${orderNumber}.pdf`)
}
