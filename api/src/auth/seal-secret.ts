import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Platform } from '../platform/platform.ts'
import { derive } from './derive.ts'

// For secrets that must be read again: AES-256-GCM, bound to the account, so that a copied row opens nothing elsewhere.

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const keyOf = (platform: Pick<Platform, 'secret'>) => derive(platform, 'seal', 'two-factor')

export function sealSecret(platform: Pick<Platform, 'secret'>, accountId: string, secret: Buffer): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(platform), iv, { authTagLength: tagBytes }).setAAD(
    Buffer.from(accountId),
  )
  const sealed = [cipher.update(secret), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

export function openSecret(platform: Pick<Platform, 'secret'>, accountId: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url')
  const iv = bytes.subarray(0, ivBytes)
  const cipher = createDecipheriv(algorithm, keyOf(platform), iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(accountId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([cipher.update(bytes.subarray(ivBytes + tagBytes)), cipher.final()])
}
