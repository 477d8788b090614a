import type { Platform } from '../../platform/platform.ts'
import { linkToken, readLinkToken } from '../derive.ts'

type Secretive = Pick<Platform, 'secret'>

const purpose = 'undo-email-change'

/** The secret of the link that undoes a change of address. */
export const emailChangeToken = (platform: Secretive, changeId: string) => linkToken(platform, purpose, changeId)

/** The change that a link undoes; null for a link that the shop did not write. */
export const readEmailChangeToken = (platform: Secretive, token: string) => readLinkToken(platform, purpose, token)
