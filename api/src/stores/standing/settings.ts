import { z } from 'zod'
import { defineSettings, onOff } from '../../platform/settings.ts'

export const standingSettings = defineSettings({
  shape: {
    STORE_APPROVAL: z
      .enum(['open', 'approve_first'], { error: 'must be open or approve_first' })
      .default('open')
      .describe(
        'A new store sells at once, or after the staff has approved it; stores that are there stay as they are',
      ),
    PAYOUTS_NEED_VERIFICATION: onOff('on').describe('Nothing is paid out to a store before it is verified'),
    PAYOUT_DELAY_DAYS: z.coerce
      .number({ error: 'must be a number of days' })
      .int()
      .min(0)
      .max(90)
      .default(7)
      .describe('Days after a parcel arrived until its store may be paid out, at most: its level may have fewer'),
  },
  read: ({ STORE_APPROVAL, PAYOUTS_NEED_VERIFICATION, PAYOUT_DELAY_DAYS }) => ({
    approvesFirst: STORE_APPROVAL === 'approve_first',
    payoutsNeedVerification: PAYOUTS_NEED_VERIFICATION,
    payoutDelayDays: PAYOUT_DELAY_DAYS,
  }),
})
