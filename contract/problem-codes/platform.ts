import { z } from 'zod'
import { problem } from './declare.ts'

/** What may not be there. */
export const things = [
  'account',
  'address',
  'category',
  'commission',
  'import',
  'invitation',
  'member',
  'notification',
  'order',
  'passkey',
  'payment_provider',
  'payment',
  'payout_run',
  'payout',
  'picture',
  'product',
  'rate',
  'refund',
  'request',
  'session',
  'setup_link',
  'store',
  'upload',
  'variant',
] as const

export const platformProblems = {
  'platform.not-found': problem('not-found', { thing: z.enum(things) }),
  'platform.invalid-fields': problem('validation-failed', { count: z.int() }),
}
