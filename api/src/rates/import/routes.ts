import { importRates as importRatesCall } from '@makola/contract/rates/rates.ts'
import { nameOf } from '../../platform/http/caller.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { importRates } from './import-rates.ts'

export function mountRateImport(router: Router): void {
  router.mount(importRatesCall, async ({ platform, query, body, caller }) => {
    return ok({ data: await importRates(platform, { ...query, text: body, format: 'auto', by: nameOf(caller) }) })
  })
}
