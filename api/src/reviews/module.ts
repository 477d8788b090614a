import type { Module } from '../platform/module.ts'
import { invariants } from './invariants.ts'
import { mayReadPictures } from './may-read-pictures.ts'
import { personalData } from './personal-data.ts'
import { mountReviews } from './routes.ts'
import { reviewSettings } from './settings.ts'

export const reviewsModule: Module = {
  name: 'reviews',
  settings: reviewSettings,
  routes: mountReviews,
  invariants,
  personalData,
  fileReaders: { review: mayReadPictures },
}
