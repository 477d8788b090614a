import { setCommissionTerms } from '../../api/src/ledger/commission/set-commission-terms.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { shopOwner } from './shop-owner.ts'

/** The demo shop takes 5 % of what is sold in it. */
export async function seedCommission(platform: Platform): Promise<void> {
  await setCommissionTerms(platform, shopOwner(), { for: { kind: 'shop' }, basisPoints: 500, fixed: [], version: 0 })
}
