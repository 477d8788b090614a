import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Platform } from '../platform/platform.ts'
import { derive } from './derive.ts'

// For secrets that must be read again: AES-256-GCM, bound to the owner, so that a copied row opens nothing elsewhere.

/** The kinds of sealed secrets; each has its own key. */
type Purpose = 'two-factor' | 'payout-account' | 'private-file'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const keyOf = (platform: Pick<Platform, 'secret'>, purpose: Purpose) => derive(platform, 'seal', purpose)

/** Returns the secret sealed for its owner and for one purpose, as base64url. */
export function sealSecret(
  platform: Pick<Platform, 'secret'>,
  ownerId: string,
  secret: Buffer,
  purpose: Purpose,
): string {
  return sealBytes(platform, ownerId, secret, purpose).toString('base64url')
}

/** @throws Error when the text is not one that was sealed for this owner and purpose. */
export function openSecret(
  platform: Pick<Platform, 'secret'>,
  ownerId: string,
  sealed: string,
  purpose: Purpose,
): Buffer {
  return openBytes(platform, ownerId, Buffer.from(sealed, 'base64url'), purpose)
}

/** As `sealSecret`, for a whole file. */
export function sealBytes(
  platform: Pick<Platform, 'secret'>,
  ownerId: string,
  plain: Uint8Array,
  purpose: Purpose,
): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(platform, purpose), iv, { authTagLength: tagBytes }).setAAD(
    Buffer.from(ownerId),
  )
  const sealed = [cipher.update(plain), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed])
}

/** @throws Error when the bytes are not those that were sealed for this owner. */
export function openBytes(
  platform: Pick<Platform, 'secret'>,
  ownerId: string,
  bytes: Uint8Array,
  purpose: Purpose,
): Buffer {
  const iv = bytes.subarray(0, ivBytes)
  const cipher = createDecipheriv(algorithm, keyOf(platform, purpose), iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(ownerId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([cipher.update(bytes.subarray(ivBytes + tagBytes)), cipher.final()])
}
