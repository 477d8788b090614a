import type { Module } from '../platform/module.ts'
import { invariants } from './invariants.ts'
import { mayReadPictures } from './may-read-pictures.ts'
import { mountReviews } from './routes.ts'
import { reviewSettings } from './settings.ts'

export const reviewsModule: Module = {
  name: 'reviews',
  settings: reviewSettings,
  routes: mountReviews,
  invariants,
  fileReaders: { review: mayReadPictures },
}
