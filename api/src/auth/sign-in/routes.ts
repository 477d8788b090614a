import * as account from '@makola/contract/account.ts'
import type { SignedIn } from '@makola/contract/auth.ts'
import * as contract from '@makola/contract/auth.ts'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { networkOf } from '../../platform/http/network-of.ts'
import { accepted, created, noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentAccount } from '../account/present-account.ts'
import { forgotPassword, register, resendVerification } from '../account/request-email-code.ts'
import { resetPassword } from '../account/reset-password.ts'
import { setUpShop } from '../account/set-up-shop.ts'
import { updateAccount } from '../account/update-account.ts'
import { verifyEmail } from '../account/verify-email.ts'
import { limits } from '../limits.ts'
import { addPasskey } from '../passkeys/add-passkey.ts'
import { listPasskeys } from '../passkeys/list-passkeys.ts'
import { loginWithPasskey, startPasskeyLogin } from '../passkeys/login-with-passkey.ts'
import { removePasskey } from '../passkeys/remove-passkey.ts'
import { startPasskey } from '../passkeys/start-passkey.ts'
import { changePassword } from '../passwords/change-password.ts'
import { readAccessToken } from '../sessions/access-token.ts'
import { describeDevice } from '../sessions/describe-device.ts'
import { endSession, endSessionOf, endSessions } from '../sessions/end-sessions.ts'
import { rememberDevice } from '../sessions/known-device.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { confirmTwoFactor } from '../two-factor/confirm-two-factor.ts'
import { endTwoFactor } from '../two-factor/end-two-factor.ts'
import { renewRecoveryCodes } from '../two-factor/renew-recovery-codes.ts'
import { startTwoFactor } from '../two-factor/start-two-factor.ts'
import { login } from './login.ts'
import { loginWithSecondFactor } from './login-with-second-factor.ts'

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
    ({ platform, body, c }) => register(platform, { ...body, ...whereFrom(c, platform) }).then(accepted),
    { limit },
  )
  router.mount(
    contract.resendVerification,
    ({ platform, body, c }) => resendVerification(platform, { ...body, ...whereFrom(c, platform) }).then(accepted),
    { limit },
  )
  router.mount(
    contract.forgotPassword,
    ({ platform, body, c }) =>
      forgotPassword(platform, { ...body, ...whereFrom(c, platform), cookies: getCookie(c) }).then(accepted),
    { limit },
  )
  router.mount(
    contract.verifyEmail,
    async ({ platform, body, c }) =>
      remembered(c, platform, await verifyEmail(platform, { ...body, ...whereFrom(c, platform) })),
    { limit },
  )
  router.mount(
    contract.resetPassword,
    async ({ platform, body, c }) =>
      remembered(c, platform, await resetPassword(platform, { ...body, ...whereFrom(c, platform) })),
    { limit },
  )
}

function mountLogin(router: Router): void {
  router.mount(
    contract.login,
    async ({ platform, body, c }) =>
      remembered(c, platform, await login(platform, { ...body, ...whereFrom(c, platform), cookies: getCookie(c) })),
    { limit },
  )
  router.mount(
    contract.loginWithSecondFactor,
    async ({ platform, body, c }) =>
      remembered(c, platform, await loginWithSecondFactor(platform, { ...body, ...whereFrom(c, platform) })),
    { limit },
  )
  router.mount(
    contract.startPasskeyLogin,
    async ({ platform }) => ok({ data: { ...(await startPasskeyLogin(platform)) } }),
    { limit },
  )
  router.mount(
    contract.loginWithPasskey,
    async ({ platform, body, c }) =>
      remembered(c, platform, await loginWithPasskey(platform, { ...body, ...whereFrom(c, platform) })),
    { limit },
  )
  router.mount(
    contract.setUpShop,
    async ({ platform, body, c }) =>
      remembered(c, platform, await setUpShop(platform, { ...body, ...whereFrom(c, platform) })),
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
  router.mount(account.changePassword, async ({ platform, caller, body, c }) => {
    await changePassword(platform, { ...caller, ...body })
    // The old device name was tied to the old password.
    await rememberDevice(c, platform, caller.accountId)
    return noContent()
  })
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

/** The name of a session, and the network by which guesses are counted. */
function whereFrom(c: Context, { config }: Platform): { device: string; network: string } {
  return { device: describeDevice(c.req.header('user-agent')), network: networkOf(c, config.trustProxy) }
}

/** Answers a sign-in, after which the account recognises this browser. */
async function remembered<Answer extends SignedIn>(c: Context, platform: Platform, answer: Answer) {
  if ('access_token' in answer) {
    const { accountId } = await readAccessToken(platform, answer.access_token)
    await rememberDevice(c, platform, accountId)
  }
  return ok(answer)
}
