import type { Schedule } from '../../platform/messaging/jobs.ts'
import { sweepUploads } from './sweep-uploads.ts'

export const mediaSchedules: readonly Schedule[] = [{ name: 'sweep-uploads', everyMinutes: 60, run: sweepUploads }]
