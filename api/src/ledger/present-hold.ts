import type { OwnBalance } from '@makola/contract/ledger/ledger.ts'
import type { PayoutHold } from '../stores/standing/find-payout-holds.ts'

export const presentHold = (hold: PayoutHold | undefined): Pick<OwnBalance, 'heldUntil' | 'heldBy'> => ({
  heldUntil: hold?.until.toISOString() ?? null,
  heldBy: hold?.by ?? null,
})
