import { createHmac, timingSafeEqual } from 'node:crypto'
import { say } from '@makola/words/say.ts'
import { and, eq, gte, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import { sandboxCharges } from '../../tables.ts'
import { parseMessage } from '../parse-message.ts'
import type { NoTransaction, PaymentProvider, ProviderFact, WebhookReading } from '../provider.ts'
import { openSandboxDisputes } from './disputes.ts'
import { bookSandboxRefund, listSandboxRefunds } from './refund.ts'

const t = say('en')

export const signatureHeader = 'x-sandbox-signature'

/** The sandbox's webhook: only a hint that a reference has news. */
const sandboxMessage = z.object({
  id: z.string().min(1).max(100),
  type: z.enum(['charge.success', 'charge.failed', 'refund.updated', 'refund.failed']),
  data: z.object({ reference: z.string().min(1).max(100) }),
})

/**
 * A provider without money: a person or a test chooses the outcome on its page. It keeps books of its own (`sandbox_charges`) and
 * speaks to the shop like the real ones, by redirects and signed webhooks. A charge comes into its books when its page is opened.
 */
export function openSandbox(platform: Platform): PaymentProvider & { name: 'sandbox' } {
  const { database, config } = platform
  const pageOf = (reference: string) => `${config.publicUrl}/sandbox/pay/${reference}`
  return {
    name: 'sandbox',
    title: t('payments.sandbox.title'),
    description: t('payments.sandbox.description'),
    hasSecretTransactionIds: true,
    supports: () => true,
    meansIn: () => ['test'],

    pageOf,

    start: async ({ reference }) => ({ redirectUrl: pageOf(reference), providerReference: null }),

    async verify({ reference }) {
      const [charge] = await database.select().from(sandboxCharges).where(eq(sandboxCharges.reference, reference))
      return charge ? asFact(charge, platform.clock.now()) : { status: 'unknown' }
    },

    readWebhook: async ({ rawBody, headers }) =>
      readSandboxWebhook(platform, rawBody, headers.get(signatureHeader) ?? ''),

    refund: (request) => bookSandboxRefund(platform, request),

    disputes: openSandboxDisputes(platform),

    listRefunds: (of) => listSandboxRefunds(platform, of),

    async listSuccesses({ from, until }) {
      const charges = await database
        .select()
        .from(sandboxCharges)
        .where(and(gte(sandboxCharges.createdAt, from), lt(sandboxCharges.createdAt, until)))
      const facts = charges.map((charge) => asFact(charge, platform.clock.now()))
      return facts.flatMap((fact) => (fact.status === 'success' ? [fact] : []))
    },
  }
}

type Charge = typeof sandboxCharges.$inferSelect

/** Returns the status in the sandbox's books now: a slow payment succeeds when its time has come. */
export function statusOf(charge: Charge, now: Date): 'open' | Charge['status'] {
  if (charge.status !== 'pending') return charge.status
  if (charge.succeedsAt === null) return 'open'
  return charge.succeedsAt <= now ? 'success' : 'pending'
}

function asFact(charge: Charge, now: Date): ProviderFact | NoTransaction {
  const status = statusOf(charge, now)
  if (status === 'open') return { status: 'unknown' }
  const { reference, transactionId, amountMinor, currency } = charge
  const reason = status === 'pending' ? t('payments.by-provider.bank-works-on-it') : charge.reason
  return { reference, status, transactionId, amountMinor, currency, feeMinor: null, reason }
}

/** HMAC-SHA512 over the bytes, as hexadecimal digits, with a key of the sandbox's own. */
export function signSandboxMessage({ secret }: Platform, rawBody: Uint8Array): string {
  const key = createHmac('sha256', secret).update('sandbox webhooks').digest()
  return createHmac('sha512', key).update(rawBody).digest('hex')
}

function readSandboxWebhook(platform: Platform, rawBody: Uint8Array, signature: string): WebhookReading {
  const expected = Buffer.from(signSandboxMessage(platform, rawBody))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: 'bad-signature' }
  const message = sandboxMessage.safeParse(parseMessage(rawBody))
  if (!message.success) return { kind: 'malformed' }
  const { id, type, data } = message.data
  const isCharge = type.startsWith('charge.')
  return {
    kind: 'message',
    ...(isCharge && { about: 'charge' }),
    eventKey: id,
    reference: data.reference,
    body: message.data,
  }
}
