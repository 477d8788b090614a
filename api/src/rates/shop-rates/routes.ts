import * as contract from '@makola/contract/rates/rates.ts'
import { sayAuthor, sayAuthors } from '../../auth/account/say-authors.ts'
import { type Caller, nameOf } from '../../platform/http/caller.ts'
import { created, noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import type { ActiveRate } from '../load-rate.ts'
import { createRate } from './create-rate.ts'
import { deleteRate } from './delete-rate.ts'
import { getRate } from './get-rate.ts'
import { listRateRevisions } from './list-rate-revisions.ts'
import { listRates } from './list-rates.ts'
import { presentRate } from './present-rate.ts'
import { updateRate } from './update-rate.ts'

/** Mounts the calls about the shop's rates. */
export function mountShopRates(router: Router): void {
  const { clock, config, database } = router.platform
  const present = (rows: readonly ActiveRate[], caller: Caller) =>
    sayAuthors(
      database,
      'updatedBy',
      rows.map((row) => presentRate(row, clock.now(), caller)),
    )
  const presentOne = (row: ActiveRate, caller: Caller) =>
    sayAuthor(database, 'updatedBy', presentRate(row, clock.now(), caller))

  router.mount(
    contract.listRates,
    async ({ caller }) => {
      const rows = await listRates(database, config.baseCurrency)
      return ok({ data: await present(rows, caller) })
    },
    { cacheSeconds: 0, isTagged: true },
  )
  router.mount(
    contract.getRate,
    async ({ params, caller }) => {
      const row = await getRate(database, config.baseCurrency, params.id)
      return ok({ data: await presentOne(row, caller) })
    },
    { cacheSeconds: 0, isTagged: true },
  )
  router.mount(contract.listRateRevisions, async ({ params, query }) => {
    return ok(await listRateRevisions(database, params.id, query))
  })
  router.mount(contract.createRate, async ({ platform, body, caller }) => {
    const row = await createRate(platform, body, nameOf(caller))
    return created({ data: await presentOne(row, caller) })
  })
  router.mount(contract.updateRate, async ({ platform, params, body, caller, ifVersion }) => {
    const row = await updateRate(platform, { rateId: params.id, patch: body, ifVersion, caller })
    return ok({ data: await presentOne(row, caller) })
  })
  router.mount(contract.deleteRate, async ({ platform, params, caller }) => {
    await deleteRate(platform, params.id, nameOf(caller))
    return noContent()
  })
}
