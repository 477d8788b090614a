import type { Schedule } from '../platform/messaging/jobs.ts'
import { sweepPrivateFiles } from './private/sweep-private-files.ts'
import { sweepUploads } from './uploads/sweep-uploads.ts'

export const schedules: readonly Schedule[] = [
  { name: 'sweep-uploads', everyMinutes: 60, run: sweepUploads },
  { name: 'sweep-private-files', everyMinutes: 60, run: sweepPrivateFiles },
]
