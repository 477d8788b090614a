import * as account from '@makola/contract/auth/account.ts'
import * as contract from '@makola/contract/auth/auth.ts'
import { created, noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { limits } from '../limits.ts'
import { answerSignIn } from '../sessions/answer-sign-in.ts'
import { describeClient } from '../sessions/describe-client.ts'
import { addPasskey } from './add-passkey.ts'
import { listPasskeys } from './list-passkeys.ts'
import { loginWithPasskey, startPasskeyLogin } from './login-with-passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { startPasskey } from './start-passkey.ts'

export function mountPasskeys(router: Router): void {
  router.mount(
    contract.startPasskeyLogin,
    async ({ platform }) => ok({ data: { ...(await startPasskeyLogin(platform)) } }),
    { limit: limits.calls },
  )
  router.mount(
    contract.loginWithPasskey,
    async ({ platform, body, c }) =>
      answerSignIn(c, platform, await loginWithPasskey(platform, { ...body, ...describeClient(c, platform) })),
    { limit: limits.calls },
  )
  router.mount(account.listPasskeys, async ({ platform, caller }) =>
    ok({ data: await listPasskeys(platform.database, caller.accountId) }),
  )
  router.mount(account.startPasskey, async ({ platform, caller, body }) =>
    ok({ data: { ...(await startPasskey(platform, { ...caller, ...body })) } }),
  )
  router.mount(account.addPasskey, async ({ platform, caller, body }) =>
    created({ data: await addPasskey(platform, { ...caller, ...body }) }),
  )
  router.mount(account.removePasskey, ({ platform, caller, params, body }) =>
    removePasskey(platform, { accountId: caller.accountId, ...params, ...body }).then(noContent),
  )
}
