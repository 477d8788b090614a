import { queueOf } from '../platform/messaging/jobs.ts'
import type { Module } from '../platform/module.ts'
import { onPictureDropped } from './pictures/on-picture-dropped.ts'
import { onPictureStored } from './pictures/on-picture-stored.ts'
import { servePictures } from './pictures/serve-picture.ts'
import { onPrivateFileDropped } from './private/on-private-file-dropped.ts'
import { personalData } from './private/personal-data.ts'
import { receivePrivateFiles } from './private/receive-private-file.ts'
import { mountPrivateFiles } from './private/routes.ts'
import { schedules } from './schedules.ts'
import { receiveUploads } from './uploads/receive-upload.ts'

export const mediaModule: Module = {
  name: 'media',
  routes: mountPrivateFiles,
  personalData,
  site(site, platform) {
    servePictures(site, platform)
    receiveUploads(site, platform)
    receivePrivateFiles(site, platform)
  },
  reactions: [onPictureStored, onPictureDropped, onPrivateFileDropped],
  schedules,
  // A row that was dropped a moment ago is still in the copied database, and its event waits until the backup is made.
  keptObjects: `select name as key from pictures
    union select data->>'name' from pgboss.job where name = '${queueOf(onPictureDropped)}' and state < 'completed'
    union select key from private_files where stored_at is not null
    union select data->>'key' from pgboss.job where name = '${queueOf(onPrivateFileDropped)}' and state < 'completed'`,
}
