import type { Schedule } from '../../platform/messaging/jobs.ts'
import { answerDueDisputes } from '../disputes/answer-due-disputes.ts'
import { expireOrders } from './expire-orders.ts'
import { postMissingSales } from './post-missing-sales.ts'

export const orderSchedules: readonly Schedule[] = [
  { name: 'expire-orders', everyMinutes: 1, run: expireOrders },
  { name: 'orders.answer-due-disputes', everyMinutes: 10, run: answerDueDisputes },
  { name: 'orders.post-missing-sales', everyMinutes: 1440, atStart: true, run: postMissingSales },
]
