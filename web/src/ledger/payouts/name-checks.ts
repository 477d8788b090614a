import type { PayoutAccount } from '@makola/contract/ledger/payout-accounts.ts'

/** The holder's name, compared with the one that the bank or the provider told. */
export const nameChecks = {
  same: 'ledger.account.name-checked',
  other: 'ledger.account.name-differs',
  unchecked: 'ledger.account.name-unchecked',
} as const satisfies Record<PayoutAccount['nameCheck'], string>
