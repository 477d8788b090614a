import type { Schedule } from '../platform/messaging/jobs.ts'
import { answerDueDisputes } from './disputes/answer-due-disputes.ts'
import { expireOrders } from './settlement/expire-orders.ts'
import { postMissingSales } from './settlement/post-missing-sales.ts'
import { reviewTrust } from './trust/review-trust.ts'

export const schedules: readonly Schedule[] = [
  { name: 'expire-orders', everyMinutes: 1, run: expireOrders },
  { name: 'orders.answer-due-disputes', everyMinutes: 10, run: answerDueDisputes },
  { name: 'orders.post-missing-sales', everyMinutes: 1440, atStart: true, run: postMissingSales },
  { name: 'orders.review-trust', everyMinutes: 1440, atStart: true, run: reviewTrust },
]
