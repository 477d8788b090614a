import type { Schedule } from '../platform/jobs.ts'
import { sweepPayments } from './sweep-payments.ts'

export const schedules: readonly Schedule[] = [{ name: 'payments.sweep', everyMinutes: 1, run: sweepPayments }]
