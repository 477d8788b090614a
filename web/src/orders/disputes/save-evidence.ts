import { type Dispute, getDisputeEvidence } from '@makola/contract/orders/disputes.ts'
import { fetchFile } from '../../shell/api/fetch-file.ts'
import { saveFile } from '../../shell/api/save-file.ts'

/** Downloads the evidence as the bank gets it. */
export async function saveEvidence({ id, orderNumber }: Pick<Dispute, 'id' | 'orderNumber'>): Promise<void> {
  saveFile(await fetchFile(getDisputeEvidence, { params: { id } }), `order-${orderNumber}.pdf`)
}
