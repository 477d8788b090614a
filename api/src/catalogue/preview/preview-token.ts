import { timingSafeEqual } from 'node:crypto'
import { derive } from '../../auth/derive.ts'
import type { Platform } from '../../platform/platform.ts'

const idBytes = 16

/** The secret of a store's preview link: its id, and 128 bits that only the shop can derive. */
export function previewToken(platform: Pick<Platform, 'secret'>, storeId: string): string {
  return Buffer.concat([Buffer.from(storeId.replaceAll('-', ''), 'hex'), sealOf(platform, storeId)]).toString(
    'base64url',
  )
}

/** Returns the store of a preview link; null for a token that the shop did not make. */
export function readPreviewToken(platform: Pick<Platform, 'secret'>, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  const storeId = bytes
    .subarray(0, idBytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const seal = bytes.subarray(idBytes)
  const wanted = sealOf(platform, storeId)
  return seal.length === wanted.length && timingSafeEqual(seal, wanted) ? storeId : null
}

const sealOf = (platform: Pick<Platform, 'secret'>, storeId: string) =>
  derive(platform, 'store-preview', storeId).subarray(0, idBytes)
