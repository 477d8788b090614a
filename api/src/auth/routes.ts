import * as account from '@makola/contract/account.ts'
import * as contract from '@makola/contract/auth.ts'
import type { Context } from 'hono'
import { notFound } from '../platform/problem.ts'
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
  router.mount(
    contract.register,
    async ({ platform, body }) => {
      await register(platform, body)
      return accepted()
    },
    { limit },
  )
  router.mount(
    contract.resendVerification,
    async ({ platform, body }) => {
      await resendVerification(platform, body.email)
      return accepted()
    },
    { limit },
  )
  router.mount(
    contract.forgotPassword,
    async ({ platform, body }) => {
      await forgotPassword(platform, body.email)
      return accepted()
    },
    { limit },
  )
  router.mount(
    contract.verifyEmail,
    async ({ platform, body, c }) => ok(await verifyEmail(platform, { ...body, device: deviceOf(c) })),
    { limit },
  )
  router.mount(
    contract.resetPassword,
    async ({ platform, body, c }) => ok(await resetPassword(platform, { ...body, device: deviceOf(c) })),
    { limit },
  )
}

function mountLogin(router: Router): void {
  router.mount(
    contract.login,
    async ({ platform, body, c }) => {
      const networkAddress = addressOf(c, platform.config.trustProxy)
      return ok(await login(platform, { ...body, device: deviceOf(c), networkAddress }))
    },
    { limit },
  )
  router.mount(
    contract.loginWithSecondFactor,
    async ({ platform, body, c }) => ok(await loginWithSecondFactor(platform, { ...body, device: deviceOf(c) })),
    { limit },
  )
  router.mount(
    contract.startPasskeyLogin,
    async ({ platform }) => ok({ data: { ...(await startPasskeyLogin(platform)) } }),
    {
      limit,
    },
  )
  router.mount(
    contract.loginWithPasskey,
    async ({ platform, body, c }) => ok(await loginWithPasskey(platform, { ...body, device: deviceOf(c) })),
    { limit },
  )
  router.mount(contract.refreshToken, async ({ platform, body }) => ok(await refreshSession(platform, body.token)), {
    limit,
  })
  router.mount(
    contract.logout,
    async ({ platform, body }) => {
      await endSessionOf(platform.database, body.token)
      return noContent()
    },
    { limit },
  )
  router.mount(
    contract.setUpShop,
    async ({ platform, body, c }) => ok(await setUpShop(platform, { ...body, device: deviceOf(c) })),
    { limit },
  )
}

function mountAccount(router: Router): void {
  router.mount(account.getAccount, async ({ platform, caller }) =>
    ok({ data: await presentAccount(platform.database, caller.accountId) }),
  )
  router.mount(account.updateAccount, async ({ platform, caller, body }) => {
    return ok({ data: await updateAccount(platform.database, { accountId: caller.accountId, ...body }) })
  })
  router.mount(account.changePassword, async ({ platform, caller, body }) => {
    await changePassword(platform, { ...caller, ...body })
    return noContent()
  })
  router.mount(account.listSessions, async ({ platform, caller }) => ok({ data: await listSessions(platform, caller) }))
  router.mount(account.endSession, async ({ platform, caller, params }) => {
    const isEnded = await endSession(platform.database, caller.accountId, params.id)
    if (!isEnded) throw notFound('session')
    return noContent()
  })
  router.mount(account.endOtherSessions, async ({ platform, caller }) => {
    await endSessions(platform.database, caller.accountId, caller.sessionId)
    return noContent()
  })
}

function mountTwoFactor(router: Router): void {
  router.mount(account.startTwoFactor, async ({ platform, caller, body }) => {
    return ok({ data: await startTwoFactor(platform, { accountId: caller.accountId, ...body }) })
  })
  router.mount(account.confirmTwoFactor, async ({ platform, caller, body }) => {
    return ok({ data: { codes: await confirmTwoFactor(platform, { accountId: caller.accountId, ...body }) } })
  })
  router.mount(account.endTwoFactor, async ({ platform, caller, body }) => {
    await endTwoFactor(platform, { accountId: caller.accountId, ...body })
    return noContent()
  })
  router.mount(account.renewRecoveryCodes, async ({ platform, caller, body }) => {
    return ok({ data: { codes: await renewRecoveryCodes(platform, { accountId: caller.accountId, ...body }) } })
  })
}

function mountPasskeys(router: Router): void {
  router.mount(account.listPasskeys, async ({ platform, caller }) =>
    ok({ data: await listPasskeys(platform.database, caller.accountId) }),
  )
  router.mount(account.startPasskey, async ({ platform, caller, body }) => {
    return ok({ data: { ...(await startPasskey(platform, { accountId: caller.accountId, ...body })) } })
  })
  router.mount(account.addPasskey, async ({ platform, caller, body }) => {
    return created({ data: await addPasskey(platform, { accountId: caller.accountId, ...body }) })
  })
  router.mount(account.removePasskey, async ({ platform, caller, params }) => {
    await removePasskey(platform.database, caller.accountId, params.id)
    return noContent()
  })
}

const deviceOf = (c: Context) => describeDevice(c.req.header('user-agent'))
