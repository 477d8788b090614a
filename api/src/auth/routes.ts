import * as account from '@makola/contract/account.ts'
import * as contract from '@makola/contract/auth.ts'
import type { Context } from 'hono'
import type { Platform } from '../platform/platform.ts'
import { accepted, created, noContent, ok } from '../platform/reply.ts'
import { addressOf, type Router } from '../platform/router.ts'
import { addPasskey } from './add-passkey.ts'
import { changePassword } from './change-password.ts'
import { confirmTwoFactor } from './confirm-two-factor.ts'
import { describeDevice } from './describe-device.ts'
import { endSession, endSessionOf, endSessions } from './end-sessions.ts'
import { endTwoFactor } from './end-two-factor.ts'
import { limits } from './limits.ts'
import { listPasskeys } from './list-passkeys.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { loginWithPasskey, startPasskeyLogin } from './login-with-passkey.ts'
import { loginWithSecondFactor } from './login-with-second-factor.ts'
import { presentAccount } from './present-account.ts'
import { refreshSession } from './refresh-session.ts'
import { removePasskey } from './remove-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { forgotPassword, register, resendVerification } from './request-email-code.ts'
import { resetPassword } from './reset-password.ts'
import { setUpShop } from './set-up-shop.ts'
import { startPasskey } from './start-passkey.ts'
import { startTwoFactor } from './start-two-factor.ts'
import { updateAccount } from './update-account.ts'
import { verifyEmail } from './verify-email.ts'

const limit = limits.calls

export function mountAuth(router: Router): void {
  mountCodes(router)
  mountLogin(router)
  mountAccount(router)
  mountTwoFactor(router)
  mountPasskeys(router)
}

function mountCodes(router: Router): void {
  router.mount(contract.register, ({ platform, body }) => register(platform, body).then(accepted), { limit })
  router.mount(
    contract.resendVerification,
    ({ platform, body }) => resendVerification(platform, body.email).then(accepted),
    { limit },
  )
  router.mount(contract.forgotPassword, ({ platform, body }) => forgotPassword(platform, body.email).then(accepted), {
    limit,
  })
  router.mount(
    contract.verifyEmail,
    async ({ platform, body, c }) => ok(await verifyEmail(platform, { ...body, ...whereFrom(c, platform) })),
    { limit },
  )
  router.mount(
    contract.resetPassword,
    async ({ platform, body, c }) => ok(await resetPassword(platform, { ...body, ...whereFrom(c, platform) })),
    { limit },
  )
}

function mountLogin(router: Router): void {
  router.mount(
    contract.login,
    async ({ platform, body, c }) => ok(await login(platform, { ...body, ...whereFrom(c, platform) })),
    { limit },
  )
  router.mount(
    contract.loginWithSecondFactor,
    async ({ platform, body, c }) => ok(await loginWithSecondFactor(platform, { ...body, ...whereFrom(c, platform) })),
    { limit },
  )
  router.mount(
    contract.startPasskeyLogin,
    async ({ platform }) => ok({ data: { ...(await startPasskeyLogin(platform)) } }),
    { limit },
  )
  router.mount(
    contract.loginWithPasskey,
    async ({ platform, body, c }) => ok(await loginWithPasskey(platform, { ...body, ...whereFrom(c, platform) })),
    { limit },
  )
  router.mount(
    contract.setUpShop,
    async ({ platform, body, c }) => ok(await setUpShop(platform, { ...body, ...whereFrom(c, platform) })),
    { limit },
  )
  router.mount(contract.refreshToken, async ({ platform, body }) => ok(await refreshSession(platform, body.token)), {
    limit: limits.refreshes,
  })
  router.mount(contract.logout, ({ platform, body }) => endSessionOf(platform.database, body.token).then(noContent), {
    limit: limits.refreshes,
  })
}

function mountAccount(router: Router): void {
  router.mount(account.getAccount, async ({ platform, caller }) =>
    ok({ data: await presentAccount(platform.database, caller.accountId) }),
  )
  router.mount(account.updateAccount, async ({ platform, caller, body }) =>
    ok({ data: await updateAccount(platform.database, { ...caller, ...body }) }),
  )
  router.mount(account.changePassword, ({ platform, caller, body }) =>
    changePassword(platform, { ...caller, ...body }).then(noContent),
  )
  router.mount(account.listSessions, async ({ platform, caller }) => ok({ data: await listSessions(platform, caller) }))
  router.mount(account.endSession, ({ platform, caller, params }) =>
    endSession(platform.database, caller.accountId, params.id).then(noContent),
  )
  router.mount(account.endOtherSessions, ({ platform, caller }) =>
    endSessions(platform.database, caller.accountId, caller.sessionId).then(noContent),
  )
}

function mountTwoFactor(router: Router): void {
  router.mount(account.startTwoFactor, async ({ platform, caller, body }) =>
    ok({ data: await startTwoFactor(platform, { ...caller, ...body }) }),
  )
  router.mount(account.confirmTwoFactor, async ({ platform, caller, body }) =>
    ok({ data: { codes: await confirmTwoFactor(platform, { ...caller, ...body }) } }),
  )
  router.mount(account.endTwoFactor, ({ platform, caller, body }) =>
    endTwoFactor(platform, { ...caller, ...body }).then(noContent),
  )
  router.mount(account.renewRecoveryCodes, async ({ platform, caller, body }) =>
    ok({ data: { codes: await renewRecoveryCodes(platform, { ...caller, ...body }) } }),
  )
}

function mountPasskeys(router: Router): void {
  router.mount(account.listPasskeys, async ({ platform, caller }) =>
    ok({ data: await listPasskeys(platform.database, caller.accountId) }),
  )
  router.mount(account.startPasskey, async ({ platform, caller, body }) =>
    ok({ data: { ...(await startPasskey(platform, { ...caller, ...body })) } }),
  )
  router.mount(account.addPasskey, async ({ platform, caller, body }) =>
    created({ data: await addPasskey(platform, { ...caller, ...body }) }),
  )
  router.mount(account.removePasskey, ({ platform, caller, params }) =>
    removePasskey(platform.database, caller.accountId, params.id).then(noContent),
  )
}

/** What a session is called, and whose guesses are counted together. */
function whereFrom(c: Context, { config }: Platform): { device: string; networkAddress: string } {
  return { device: describeDevice(c.req.header('user-agent')), networkAddress: addressOf(c, config.trustProxy) }
}
