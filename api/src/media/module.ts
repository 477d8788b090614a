import type { Module } from '../platform/module.ts'
import { onPictureStored } from './on-picture-stored.ts'
import { mountMedia } from './serve-picture.ts'

export const mediaModule: Module = { name: 'media', site: mountMedia, reactions: [onPictureStored] }
