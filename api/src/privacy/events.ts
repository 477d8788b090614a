import { defineEvent } from '../platform/messaging/events.ts'

/** A person asked for a copy of their data. */
export const exportAsked = defineEvent<{ exportId: string; accountId: string }>(
  'privacy.export-asked',
  ({ accountId }) => accountId,
)

/** The copy can be downloaded. */
export const exportReady = defineEvent<{ exportId: string; accountId: string }>(
  'privacy.export-ready',
  ({ accountId }) => accountId,
)

/** A guest asked for a link to the data of their address. */
export const guestLinkAsked = defineEvent<{ linkId: string }>('privacy.guest-link-asked', ({ linkId }) => linkId)

/** A person asked to be forgotten: they can still undo it. */
export const erasureAsked = defineEvent<{ erasureId: string; accountId: string }>(
  'privacy.erasure-asked',
  ({ accountId }) => accountId,
)
