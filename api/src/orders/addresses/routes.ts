import { getAddressForm } from '@makola/contract/orders/address-form.ts'
import * as saved from '@makola/contract/orders/saved-addresses.ts'
import { created, noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { addressForm } from './address-form.ts'
import { addSavedAddress, changeSavedAddress, removeSavedAddress } from './change-saved-addresses.ts'
import { listSavedAddresses } from './saved-addresses.ts'

/** Mounts the calls about addresses: their form by country, and those that an account has saved. */
export function mountAddresses(router: Router): void {
  router.mount(getAddressForm, async ({ query }) => ok({ data: addressForm(query.country) }), {
    cacheSeconds: 3600,
    isTagged: true,
  })
  router.mount(saved.listSavedAddresses, async ({ platform, caller }) =>
    ok({ data: await listSavedAddresses(platform.database, caller.accountId) }),
  )
  router.mount(saved.addSavedAddress, async ({ platform, caller, body }) =>
    created({ data: await addSavedAddress(platform, { accountId: caller.accountId, ...body }) }),
  )
  router.mount(saved.changeSavedAddress, async ({ platform, caller, params, body }) =>
    ok({ data: await changeSavedAddress(platform, { accountId: caller.accountId, ...params, ...body }) }),
  )
  router.mount(saved.removeSavedAddress, ({ platform, caller, params }) =>
    removeSavedAddress(platform, { accountId: caller.accountId, ...params }).then(noContent),
  )
}
