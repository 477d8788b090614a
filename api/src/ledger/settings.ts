import { z } from 'zod'
import { defineSettings } from '../platform/settings.ts'

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
