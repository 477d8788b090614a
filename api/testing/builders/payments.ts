import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { openPayment } from '../../src/payments/open-payment.ts'
import { mountSandbox } from '../../src/payments/providers/sandbox-routes.ts'
import { startAttempt } from '../../src/payments/start-attempt.ts'
import { attempts, payments } from '../../src/payments/tables.ts'
import { newId } from '../../src/platform/ids.ts'
import { type Platform, transact } from '../../src/platform/platform.ts'

export type OpenedPayment = { paymentId: string; attemptId: string; reference: string; orderId: string }

/** A payment of 28,351.02 NGN whose shopper was sent to the sandbox, unless told otherwise. */
export async function aPayment(
  shop: Platform,
  given: { orderId?: string; amountMinor?: number; currency?: string; email?: string | null } = {},
): Promise<OpenedPayment> {
  const orderId = given.orderId ?? newId()
  const opened = await transact(shop, (tx) =>
    openPayment(tx, {
      label: 'K7MPQ2XW',
      email: 'ada@example.test',
      amountMinor: 2_835_102,
      currency: 'NGN',
      ...given,
      orderId,
      provider: 'sandbox',
      now: shop.clock.now(),
    }),
  )
  await startAttempt(shop, opened.attemptId)
  return { ...opened, orderId }
}

/** What a person does on the sandbox's page: `{ action: 'approve', webhook: 'twice' }`. Fields as its form has them. */
export async function actInSandbox(shop: Platform, reference: string, form: Record<string, string>): Promise<Response> {
  const site = new Hono()
  mountSandbox(site, shop)
  return site.request(`/sandbox/pay/${reference}`, { method: 'POST', body: new URLSearchParams(form) })
}

/** A payment and its attempt as they stand now. */
export async function readPayment(shop: Platform, { attemptId }: { attemptId: string }) {
  const [row] = await shop.database
    .select({ payment: payments, attempt: attempts })
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(eq(attempts.id, attemptId))
  if (!row) throw new Error('No such attempt')
  return row
}
