import type { PrivateFileType } from '@makola/contract/media/private-files.ts'
import sharp from 'sharp'
import { refuseField } from '../../platform/problem.ts'
import { cleanPng, refusal } from '../pictures/clean-png.ts'
import { limitPixels } from '../pictures/find-png-fault.ts'

/** Shows a scratch or a label, and no more of a sender's camera. */
const longestSide = 2000

/**
 * Pictures are drawn anew: their pixels, upright, and nothing else; no place, no time, no camera. A PDF is kept as it came when it
 * looks like one: it is handed out as a download, never shown by the shop.
 * @throws Problem `validation-failed` (422) that says why this is not a file we take.
 */
export async function cleanPrivateFile(bytes: Buffer, contentType: PrivateFileType): Promise<Uint8Array> {
  if (contentType === 'image/png') return (await cleanPng(bytes)).bytes
  if (contentType === 'image/jpeg') return cleanJpeg(bytes)
  const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF')
  if (!isPdf) throw refuseField('/file', 'media.not-pdf')
  return bytes
}

async function cleanJpeg(bytes: Buffer): Promise<Uint8Array> {
  if (bytes.subarray(0, 3).toString('hex') !== 'ffd8ff') throw refuseField('/file', 'media.not-jpeg')
  try {
    const photo = sharp(bytes, { limitInputPixels: limitPixels, failOn: 'error' }).autoOrient()
    const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
    return await photo.resize(size).jpeg({ quality: 82 }).toBuffer()
  } catch {
    throw refusal('damaged')
  }
}
