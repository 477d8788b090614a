import { createHash } from 'node:crypto'
import { say } from '@makola/words/say.ts'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { readBody } from '../../../platform/http/read-body.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { paymentSettings } from '../../settings.ts'
import type { sandboxCharges } from '../../tables.ts'
import { actAtBank, bankAct, isDisputedAtBank } from './act-at-bank.ts'
import { decideSandboxCharge, sandboxChoice } from './decide-charge.ts'
import { openCharge } from './open-charge.ts'
import { renderSandboxPage } from './page.ts'
import { statusOf } from './pay.ts'
import { sandboxStyle } from './style.ts'

const t = say('en')

type Charge = typeof sandboxCharges.$inferSelect

const formLimitBytes = 4_000
const style = html`<style>${raw(sandboxStyle)}</style>`
const styleHash = createHash('sha256').update(sandboxStyle).digest('base64')

/** The sandbox's hosted page. Knowing a charge's reference is the permission: nobody can guess one. */
export function mountSandbox(site: Hono, platform: Platform): void {
  if (!platform.config.of(paymentSettings).hasSandbox) return

  site.get('/sandbox/pay/:reference', async (c) => {
    const charge = await openCharge(platform.database, platform, c.req.param('reference'))
    return charge ? showCharge(c, platform, charge) : c.text(t('payments.sandbox.unknown'), 404)
  })

  site.post('/sandbox/pay/:reference', async (c) => {
    const choice = sandboxChoice.safeParse(await readForm(c))
    if (!choice.success) return c.text(t('payments.sandbox.strange-form'), 422)
    const charge = await decideSandboxCharge(platform, c.req.param('reference'), choice.data)
    if (!charge) return c.text(t('payments.sandbox.unknown'), 404)
    // 303: the browser fetches the next page with GET, and a reload sends nothing again.
    const { action, afterwards } = choice.data
    const isClosed = action === 'approve-and-close' || afterwards === 'close'
    return c.redirect(isClosed ? c.req.path : returnUrlOf(charge, platform), 303)
  })

  site.post('/sandbox/pay/:reference/bank', async (c) => {
    const reference = c.req.param('reference')
    const asked = bankAct.safeParse(await readForm(c))
    if (!asked.success) return c.text(t('payments.sandbox.strange-form'), 422)
    if (!(await actAtBank(platform, { reference, ...asked.data }))) return c.text(t('payments.sandbox.unknown'), 404)
    return c.redirect(`/sandbox/pay/${encodeURIComponent(reference)}`, 303)
  })
}

async function readForm(c: Context): Promise<Record<string, string>> {
  try {
    return Object.fromEntries(new URLSearchParams(await readBody(c, formLimitBytes)))
  } catch (error) {
    if (error instanceof Problem) return {}
    throw error
  }
}

async function showCharge(c: Context, platform: Platform, charge: Charge): Promise<Response> {
  const { config, clock } = platform
  c.header('cache-control', 'no-store')
  // A form may only lead back here or, redirected, to the shop's own address.
  const formTargets = `'self' ${new URL(config.publicUrl).origin}`
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
  )
  const status = statusOf(charge, clock.now())
  const returnUrl = returnUrlOf(charge, platform)
  const isDisputed = await isDisputedAtBank(platform, charge.reference)
  return c.html(renderSandboxPage({ shopName: config.shopName, charge, status, isDisputed, returnUrl, style }))
}

/** Adds the parameters that providers add on the way back, under all of their names. The shop trusts none of them. */
function returnUrlOf(charge: Charge, { clock }: Platform): string {
  const url = new URL(charge.returnUrl)
  url.searchParams.set('reference', charge.reference)
  url.searchParams.set('tx_ref', charge.reference)
  url.searchParams.set('transaction_id', charge.transactionId)
  url.searchParams.set('status', statusOf(charge, clock.now()))
  return url.href
}
