import type { OwedStore, PayoutWay } from '@makola/contract/ledger/payouts.ts'
import type { TransferProvider } from '../../payments/providers/transfer-provider.ts'
import { refuseField } from '../../platform/problem.ts'

type Account = { kind: 'bank' | 'mobile-money'; countryCode: string }

/**
 * Lists the ways of paying a store's account, with the reason where one is impossible: always by hand, and by each provider of
 * the shop.
 */
export function listPayoutWays(
  providers: readonly TransferProvider[],
  { kind, countryCode }: Account,
  currency: string,
): OwedStore['ways'] {
  const transfers = providers.map(({ name, refuses }) => ({
    via: name,
    problem: refuses({ kind, countryCode, currency }),
  }))
  return [{ via: 'by-hand', problem: null }, ...transfers]
}

/**
 * Checks that an account can be paid in a way.
 * @throws Problem `validation-failed` (422) when this shop does not have the way.
 */
export function payableBy(
  providers: readonly TransferProvider[],
  via: PayoutWay,
  currency: string,
): (account: Account) => boolean {
  if (via === 'by-hand') return () => true
  const provider = providers.find(({ name }) => name === via)
  if (!provider) throw refuseField('/via', 'ledger.way-not-offered')
  return ({ kind, countryCode }) => provider.refuses({ kind, countryCode, currency }) === null
}
