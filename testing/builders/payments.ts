import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { insertAttempt } from '../../api/src/payments/attempts/open-attempt.ts'
import { startAttempt } from '../../api/src/payments/attempts/start-attempt.ts'
import { mountSandbox } from '../../api/src/payments/providers/sandbox/routes.ts'
import { attempts, payments, paymentTolerances, sandboxCharges } from '../../api/src/payments/tables.ts'
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

/** Sets how short payments may fall from now on: 0.5 % and 5.00 at most, in naira. */
export async function aTolerance(shop: Platform, given: Partial<typeof paymentTolerances.$inferInsert> = {}) {
  const set = { basisPoints: 50, mostMinor: 500, version: 1, updatedBy: 'test', updatedAt: shop.clock.now(), ...given }
  await shop.database
    .insert(paymentTolerances)
    .values({ currency: 'NGN', ...set })
    .onConflictDoUpdate({ target: paymentTolerances.currency, set })
}

/** Pays too little on the sandbox's page, without a webhook. The rest is as in its form. */
export async function payShort(
  shop: Platform,
  { reference }: { reference: string },
  { byMinor, ...form }: { byMinor: number; refunds?: string },
): Promise<void> {
  await actInSandbox(shop, reference, { action: 'approve', webhook: 'never', ...form })
  const [charge] = await shop.database.select().from(sandboxCharges).where(eq(sandboxCharges.reference, reference))
  const amountMinor = (charge?.amountMinor ?? 0) - byMinor
  await shop.database.update(sandboxCharges).set({ amountMinor }).where(eq(sandboxCharges.reference, reference))
}
