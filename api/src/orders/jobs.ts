import type { Schedule } from '../platform/jobs.ts'
import { expireOrders } from './expire-orders.ts'

export const orderSchedules: readonly Schedule[] = [{ name: 'expire-orders', everyMinutes: 1, run: expireOrders }]
