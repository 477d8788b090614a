import { getAddressForm } from '@makola/contract/address-form.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { addressForm } from './address-form.ts'

export function mountAddressForm(router: Router): void {
  router.mount(getAddressForm, async ({ query }) => ok({ data: addressForm(query.country) }), {
    cacheSeconds: 3600,
    isTagged: true,
  })
}
