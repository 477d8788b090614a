import { timingSafeEqual } from 'node:crypto'
import type { PrivateFileType } from '@makola/contract/media/private-files.ts'
import { derive } from '../../auth/derive.ts'
import type { Platform } from '../../platform/platform.ts'

export type PrivatePut = {
  id: string
  contentType: PrivateFileType
  contentLength: number
  /** In seconds since 1970, as it stands in the address. */
  expires: string
}

/** The signature with which one private file may be sent: exactly this type, exactly this many bytes, until then. */
export function signPrivatePut(platform: Pick<Platform, 'secret'>, put: PrivatePut): string {
  const { id, contentType, contentLength, expires } = put
  return derive(platform, 'private-put', [id, contentType, contentLength, expires].join(':')).toString('base64url')
}

export function isSignedPut(platform: Pick<Platform, 'clock' | 'secret'>, put: PrivatePut, signature: string): boolean {
  const [expected, given] = [Buffer.from(signPrivatePut(platform, put)), Buffer.from(signature)]
  const isGenuine = expected.length === given.length && timingSafeEqual(expected, given)
  return isGenuine && Number(put.expires) * 1000 > platform.clock.now().getTime()
}
