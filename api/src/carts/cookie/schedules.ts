import type { Schedule } from '../../platform/messaging/jobs.ts'
import { forgetCarts } from './forget-carts.ts'

export const cartSchedules: readonly Schedule[] = [{ name: 'forget-carts', everyMinutes: 60, run: forgetCarts }]
