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
  },
  read: ({ STORE_APPROVAL, PAYOUTS_NEED_VERIFICATION }) => ({
    approvesFirst: STORE_APPROVAL === 'approve_first',
    payoutsNeedVerification: PAYOUTS_NEED_VERIFICATION,
  }),
})
