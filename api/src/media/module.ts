import type { Module } from '../platform/module.ts'
import { mediaSchedules } from './jobs.ts'
import { onPictureDropped } from './on-picture-dropped.ts'
import { onPictureStored } from './on-picture-stored.ts'
import { receiveUploads } from './receive-upload.ts'
import { servePictures } from './serve-picture.ts'

export const mediaModule: Module = {
  name: 'media',
  site(site, platform) {
    servePictures(site, platform)
    receiveUploads(site, platform)
  },
  reactions: [onPictureStored, onPictureDropped],
  schedules: mediaSchedules,
}
