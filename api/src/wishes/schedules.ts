import type { Schedule } from '../platform/messaging/jobs.ts'
import { tellAllBack } from './alerts/tell-stock-back.ts'
import { gatherStoreNews } from './following/gather-store-news.ts'

export const schedules: readonly Schedule[] = [
  { name: 'wishes.tell-stock-back', everyMinutes: 10, run: tellAllBack },
  { name: 'wishes.gather-store-news', everyMinutes: 60, run: gatherStoreNews },
]
