import { defineEvent } from '../platform/events.ts'

/** A new picture is kept, in its original size only. */
export const pictureStored = defineEvent<{ name: string }>('picture.stored')
