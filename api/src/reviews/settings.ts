import { z } from 'zod'
import { defineSettings } from '../platform/settings.ts'

export const reviewSettings = defineSettings({
  shape: {
    REVIEWS_HOLD: z
      .enum(['screened', 'all'], { error: 'must be screened or all' })
      .default('screened')
      .describe('Which reviews staff reads before they are shown: those that the screening holds, or all'),
  },
  read: ({ REVIEWS_HOLD }) => ({ holdsAll: REVIEWS_HOLD === 'all' }),
})
