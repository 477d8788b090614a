import { on } from '../platform/events.ts'
import { pictureStored } from './events.ts'
import { warmPicture } from './warm-picture.ts'

export const onPictureStored = on(pictureStored, 'warm-picture', warmPicture)
