import type { Schedule } from '../../platform/messaging/jobs.ts'
import { refreshMean } from '../ratings/refresh-mean.ts'
import { foldListings } from './fold-listings.ts'

export const schedules: readonly Schedule[] = [
  {
    name: 'catalogue.fold-listings',
    everySecond: true,
    run: async ({ database }) => {
      await foldListings(database)
    },
  },
  { name: 'catalogue.refresh-mean', everyMinutes: 1440, run: refreshMean },
]
