import * as contract from '@makola/contract/ledger/charges.ts'
import { created, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { chargeStore } from './charge-store.ts'
import { listCharges } from './list-charges.ts'
import { reverseCharge } from './reverse-charge.ts'

/** Mounts the calls of the shop's finance about charges to stores. */
export function mountCharges(router: Router): void {
  router.mount(contract.listStoreCharges, async ({ platform, params, query }) =>
    ok(await listCharges(platform, { store: params.id, ...query })),
  )
  router.mount(
    contract.chargeStore,
    async ({ platform, caller, params, body: { amount, reason, ...proof }, keep }) =>
      created({
        data: await chargeStore(platform, caller, {
          store: params.id,
          amount,
          reason,
          proof,
          keep: (tx, charge) => keep(tx, created({ data: charge })),
        }),
      }),
    {
      idempotencyCaller: ({ caller }) => caller.accountId,
      idempotentBody: ({ params, body: { amount, reason } }) => JSON.stringify({ ...params, amount, reason }),
    },
  )
  router.mount(contract.reverseStoreCharge, async ({ platform, caller, params, body: { reason, ...proof } }) =>
    ok({ data: await reverseCharge(platform, caller, { ...params, reason, proof }) }),
  )
}
