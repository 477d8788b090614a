import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { insertAttempt } from '../../api/src/payments/attempts/open-attempt.ts'
import { startAttempt } from '../../api/src/payments/attempts/start-attempt.ts'
import { mountSandbox } from '../../api/src/payments/providers/sandbox/routes.ts'
import { attempts, payments } from '../../api/src/payments/tables.ts'
import { type Platform, transact } from '../../api/src/platform/platform.ts'

export type OpenedPayment = { paymentId: string; attemptId: string; reference: string; orderId: string }

/** Acts on the sandbox's page like a person: `{ action: 'approve', webhook: 'twice' }`. Fields as in its form. */
export async function actInSandbox(shop: Platform, reference: string, form: Record<string, string>): Promise<Response> {
  const site = new Hono()
  mountSandbox(site, shop)
  return site.request(`/sandbox/pay/${reference}`, { method: 'POST', body: new URLSearchParams(form) })
}

/** The current state of a payment and its attempt. */
export async function readPayment(shop: Platform, { attemptId }: { attemptId: string }) {
  const [row] = await shop.database
    .select({ payment: payments, attempt: attempts })
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(eq(attempts.id, attemptId))
  if (!row) throw new Error('No such attempt')
  return row
}

/** Another attempt to pay in the sandbox, as from a second open page. */
export async function openAnotherPage(shop: Platform, { paymentId }: { paymentId: string }) {
  const now = shop.clock.now()
  const opened = await transact(shop, (tx) => insertAttempt(tx, { paymentId, provider: 'sandbox', now }))
  await startAttempt(shop, opened.attemptId)
  return opened
}
