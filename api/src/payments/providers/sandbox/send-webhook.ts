import { eq } from 'drizzle-orm'
import { on } from '../../../platform/messaging/events.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sandboxWebhookDue } from '../../events.ts'
import { sandboxCharges, sandboxRefunds } from '../../tables.ts'
import { providerTimeoutMilliseconds } from '../provider.ts'
import { signatureHeader, signSandboxMessage } from './pay.ts'

export const onSandboxWebhookDue = on(sandboxWebhookDue, 'send', sendSandboxWebhook)

/** Sends a signed message over HTTP, like a real provider; anything but 200 is thrown, and the queue retries it. */
async function sendSandboxWebhook(
  platform: Platform,
  { reference, eventId, refundKey }: { reference: string; eventId: string; refundKey?: string },
): Promise<void> {
  const [charge] = await platform.database.select().from(sandboxCharges).where(eq(sandboxCharges.reference, reference))
  if (!charge) return
  const type = refundKey === undefined ? chargeNews(charge) : await refundNews(platform, refundKey)
  const { transactionId, amountMinor, currency } = charge
  const message = { id: eventId, type, data: { reference, transactionId, amountMinor, currency } }
  const rawBody = Buffer.from(JSON.stringify(message))
  const response = await platform.fetch(`${platform.config.publicUrl}/api/payments/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signSandboxMessage(platform, rawBody) },
    body: rawBody,
    redirect: 'manual',
    signal: AbortSignal.timeout(providerTimeoutMilliseconds),
  })
  if (response.status !== 200) throw new Error(`The shop answered a sandbox webhook with ${response.status}`)
}

function chargeNews({ status }: typeof sandboxCharges.$inferSelect): 'charge.success' | 'charge.failed' {
  return status === 'failed' ? 'charge.failed' : 'charge.success'
}

async function refundNews({ database }: Platform, key: string): Promise<'refund.updated' | 'refund.failed'> {
  const [refund] = await database.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, key))
  return refund?.end === 'failed' || refund?.end === 'turned-away' ? 'refund.failed' : 'refund.updated'
}
