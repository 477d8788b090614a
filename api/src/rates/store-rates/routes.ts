import * as contract from '@makola/contract/rates/rates.ts'
import { noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { presentStoreRates } from './present-store-rate.ts'
import { selectStoreRates } from './select-store-rates.ts'
import { resetStoreRate, setStoreRate } from './set-store-rate.ts'

/** Mounts the calls about a store's own rates. */
export function mountStoreRates(router: Router): void {
  const { config, database } = router.platform

  router.mount(contract.listStoreRates, async ({ params, caller }) => {
    const store = await findOwnStore(database, caller, params.id, 'products.read')
    const rows = await selectStoreRates(database, { store, base: config.baseCurrency })
    return ok({ data: await presentStoreRates(database, rows, store.currency) })
  })
  router.mount(contract.setStoreRate, async ({ platform, params, body, caller, ifVersion }) => {
    const { id: store, rateId } = params
    return ok({ data: await setStoreRate(platform, { store, rateId, own: body, ifVersion, caller }) })
  })
  router.mount(contract.resetStoreRate, async ({ platform, params, caller }) => {
    await resetStoreRate(platform, { store: params.id, rateId: params.rateId, caller })
    return noContent()
  })
}
