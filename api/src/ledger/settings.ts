import { z } from 'zod'
import { defineSettings } from '../platform/settings.ts'

/** The days after a payment that count as the arrival of a parcel that nobody marks as delivered. */
export const undeliveredDays = 30

export const ledgerSettings = defineSettings({
  shape: {
    PAYOUT_DELAY_DAYS: z.coerce
      .number({ error: 'must be a number of days' })
      .int()
      .min(0)
      .max(90)
      .default(7)
      .describe('Days after a parcel arrived until its store may be paid out'),
  },
  read: ({ PAYOUT_DELAY_DAYS }) => ({ payoutDelayDays: PAYOUT_DELAY_DAYS }),
})
