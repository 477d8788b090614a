import { queueOf } from '../platform/messaging/jobs.ts'
import type { Module } from '../platform/module.ts'
import { onPictureDropped } from './pictures/on-picture-dropped.ts'
import { onPictureStored } from './pictures/on-picture-stored.ts'
import { servePictures } from './pictures/serve-picture.ts'
import { mediaSchedules } from './uploads/jobs.ts'
import { receiveUploads } from './uploads/receive-upload.ts'

export const mediaModule: Module = {
  name: 'media',
  site(site, platform) {
    servePictures(site, platform)
    receiveUploads(site, platform)
  },
  reactions: [onPictureStored, onPictureDropped],
  schedules: mediaSchedules,
  // A row that was dropped a moment ago is still in the copied database, and its event waits until the backup is made.
  keptObjects: `select name as key from pictures
    union select data->>'name' from pgboss.job where name = '${queueOf(onPictureDropped)}' and state < 'completed'`,
}
