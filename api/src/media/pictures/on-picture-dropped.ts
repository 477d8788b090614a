import { on } from '../../platform/messaging/events.ts'
import { pictureDropped } from '../events.ts'
import { removeObjects } from './remove-objects.ts'

export const onPictureDropped = on(pictureDropped, 'remove-objects', removeObjects)
