import { linkToken, readLinkToken } from '../../auth/derive.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'

type Secretive = Pick<Platform, 'secret'>

const purpose = 'stock-alert'

/** The secret of the link by which its person confirms or ends an alert. */
export const alertToken = (platform: Secretive, alertId: string) => linkToken(platform, purpose, alertId)

/**
 * Returns the alert that a mailed link is about.
 * @throws Problem `not-found` (404) for a link that the shop did not write.
 */
export function readAlertToken(platform: Secretive, token: string): string {
  const alertId = readLinkToken(platform, purpose, token)
  if (alertId === null) throw notFound('link')
  return alertId
}
