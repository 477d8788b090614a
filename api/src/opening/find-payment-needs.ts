import type { OpeningNeed } from '@makola/contract/opening/opening.ts'
import { inArray } from 'drizzle-orm'
import { openProviders } from '../payments/providers/providers.ts'
import { paymentFacts, webhookInbox } from '../payments/tables.ts'
import type { Platform } from '../platform/platform.ts'

/** Cash passes through no provider; play money proves nothing, except in a demo, which has no other. */
const isNoProof = (name: string, isDemo: boolean) => name === 'cash-on-delivery' || (name === 'sandbox' && !isDemo)

/** What a shop needs before buyers pay: a provider, a payment through it, and its news of that. */
export async function findPaymentNeeds(platform: Platform): Promise<OpeningNeed[]> {
  const { database, config } = platform
  const names = openProviders(platform)
    .map(({ name }) => name)
    .filter((name) => !isNoProof(name, config.demo === 'public'))
  if (names.length === 0) return ['keys', 'payment', 'webhook']
  const [payment] = await database
    .select({ id: paymentFacts.id })
    .from(paymentFacts)
    .where(inArray(paymentFacts.provider, names))
    .limit(1)
  const [webhook] = await database
    .select({ id: webhookInbox.id })
    .from(webhookInbox)
    .where(inArray(webhookInbox.provider, names))
    .limit(1)
  return [...(payment ? [] : (['payment'] as const)), ...(webhook ? [] : (['webhook'] as const))]
}
