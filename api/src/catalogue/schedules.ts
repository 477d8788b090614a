import type { Schedule } from '../platform/messaging/jobs.ts'
import { foldListings } from './browse/fold-listings.ts'
import { forgetBulkChanges } from './bulk/bulk-marks.ts'
import { countBestSellers } from './home/count-best-sellers.ts'
import { refreshMean } from './ratings/refresh-mean.ts'

export const schedules: readonly Schedule[] = [
  {
    name: 'catalogue.fold-listings',
    everySecond: true,
    run: async ({ database }) => {
      await foldListings(database)
    },
  },
  { name: 'catalogue.refresh-mean', everyMinutes: 1440, run: refreshMean },
  { name: 'catalogue.forget-bulk-changes', everyMinutes: 1440, run: forgetBulkChanges },
  { name: 'catalogue.count-best-sellers', everyMinutes: 60, atStart: true, run: countBestSellers },
]
