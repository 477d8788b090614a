import { on } from '../../platform/messaging/events.ts'
import { pictureStored } from '../events.ts'
import { warmPicture } from './warm-picture.ts'

/** Making its sizes takes a core for a while. */
export const onPictureStored = on(pictureStored, 'warm-picture', warmPicture, { isAlone: true })
