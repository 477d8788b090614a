import { listPaymentMethods } from '@makola/contract/payments/payments.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { listMethods } from './list-methods.ts'

export function mountMethods(router: Router): void {
  router.mount(listPaymentMethods, async ({ platform, query: { rate, country, amount } }) =>
    ok({ data: await listMethods(platform, { rateId: rate, countryCode: country, amountMinor: amount }) }),
  )
}
