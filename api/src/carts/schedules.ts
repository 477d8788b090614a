import type { Schedule } from '../platform/messaging/jobs.ts'
import { forgetCarts } from './cookie/forget-carts.ts'

export const schedules: readonly Schedule[] = [{ name: 'forget-carts', everyMinutes: 60, run: forgetCarts }]
