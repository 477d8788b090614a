import type { Schedule } from '../../platform/messaging/jobs.ts'
import { foldListings } from './fold-listings.ts'

export const schedules: readonly Schedule[] = [
  {
    name: 'catalogue.fold-listings',
    everySecond: true,
    run: async ({ database }) => {
      await foldListings(database)
    },
  },
]
