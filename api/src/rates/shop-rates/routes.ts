import * as contract from '@makola/contract/rates.ts'
import { nameOf } from '../../platform/http/caller.ts'
import { created, noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { importRates } from '../import/import-rates.ts'
import { presentStoreRate } from '../store-rates/present-store-rate.ts'
import { selectStoreRates } from '../store-rates/select-store-rates.ts'
import { resetStoreRate, setStoreRate } from '../store-rates/set-store-rate.ts'
import { createRate } from './create-rate.ts'
import { deleteRate } from './delete-rate.ts'
import { getRate } from './get-rate.ts'
import { listRateRevisions } from './list-rate-revisions.ts'
import { listRates } from './list-rates.ts'
import { presentRate } from './present-rate.ts'
import { updateRate } from './update-rate.ts'

/** The calls of contract/rates.ts. */
export function mountRates(router: Router): void {
  const { clock, config, database } = router.platform

  router.mount(
    contract.listRates,
    async ({ caller }) => {
      const rows = await listRates(database, config.baseCurrency)
      return ok({ data: rows.map((row) => presentRate(row, clock.now(), caller)) })
    },
    { cacheSeconds: 0 },
  )
  router.mount(
    contract.getRate,
    async ({ params, caller }) => {
      const row = await getRate(database, config.baseCurrency, params.id)
      return ok({ data: presentRate(row, clock.now(), caller) })
    },
    { cacheSeconds: 0 },
  )
  router.mount(contract.listRateRevisions, async ({ params, query }) => {
    return ok(await listRateRevisions(database, params.id, query))
  })
  router.mount(contract.createRate, async ({ platform, body, caller }) => {
    const row = await createRate(platform, body, nameOf(caller))
    return created({ data: presentRate(row, clock.now(), caller) })
  })
  router.mount(contract.updateRate, async ({ platform, params, body, caller, ifVersion }) => {
    const row = await updateRate(platform, { rateId: params.id, patch: body, ifVersion, caller })
    return ok({ data: presentRate(row, clock.now(), caller) })
  })
  router.mount(contract.deleteRate, async ({ platform, params, caller }) => {
    await deleteRate(platform, params.id, nameOf(caller))
    return noContent()
  })
  router.mount(contract.importRates, async ({ platform, query, body, caller }) => {
    return ok({ data: await importRates(platform, { ...query, text: body, format: 'auto', by: nameOf(caller) }) })
  })
  router.mount(contract.listStoreRates, async ({ params, caller }) => {
    const store = await findOwnStore(database, caller, params.id, 'products.read')
    const rows = await selectStoreRates(database, { store, base: config.baseCurrency })
    return ok({ data: rows.map((row) => presentStoreRate(row, store.currency)) })
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
