import { eq } from 'drizzle-orm'
import { defineEvent, on } from '../../platform/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { sandboxCharges } from '../tables.ts'
import { providerTimeoutMilliseconds } from './provider.ts'
import { signatureHeader, signSandboxMessage } from './sandbox.ts'

export const sandboxWebhookDue = defineEvent<{ reference: string; eventId: string }>('sandbox.webhook-due')

export const onSandboxWebhookDue = on(sandboxWebhookDue, 'send', sendSandboxWebhook)

/** Sends a signed message over HTTP, as a real provider would; anything but 200 is thrown, and the queue tries again. */
async function sendSandboxWebhook(
  platform: Platform,
  { reference, eventId }: { reference: string; eventId: string },
): Promise<void> {
  const [charge] = await platform.database.select().from(sandboxCharges).where(eq(sandboxCharges.reference, reference))
  if (!charge) return
  const type = charge.status === 'failed' ? 'charge.failed' : 'charge.success'
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
