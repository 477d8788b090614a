import * as account from '@makola/contract/auth/account.ts'
import { noContent } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { rememberDevice } from '../sessions/known-device.ts'
import { changePassword } from './change-password.ts'

export function mountPasswords(router: Router): void {
  router.mount(account.changePassword, async ({ platform, caller, body, c }) => {
    await changePassword(platform, { ...caller, ...body })
    // The old device name was tied to the old password.
    await rememberDevice(c, platform, caller.accountId)
    return noContent()
  })
}
