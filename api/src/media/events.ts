import { defineEvent } from '../platform/messaging/events.ts'

/** A new picture is kept, in its original size only. */
export const pictureStored = defineEvent<{ name: string }>('picture.stored', ({ name }) => name)

/** A picture was refused, or nobody wanted it: its bytes are not needed any more. */
export const pictureDropped = defineEvent<{ name: string }>('picture.dropped', ({ name }) => name)
