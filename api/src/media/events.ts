import { defineEvent } from '../platform/messaging/events.ts'

/** A new picture is kept, in its original size only. */
export const pictureStored = defineEvent<{ name: string }>('picture.stored', ({ name }) => name)

/** A picture was refused or never used: its bytes can be deleted. */
export const pictureDropped = defineEvent<{ name: string }>('picture.dropped', ({ name }) => name)

/** A private file was never used: its sealed bytes can be deleted. */
export const privateFileDropped = defineEvent<{ key: string }>('private-file.dropped', ({ key }) => key)
