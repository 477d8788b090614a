import sharp, { type Sharp } from 'sharp'
import { invalidField, type Problem } from '../../platform/problem.ts'
import { findPngFault, limitPixels, type PngFault, pngFaults } from './find-png-fault.ts'

export type CleanPng = { bytes: Uint8Array; width: number; height: number; color: string }

/**
 * Re-encodes a picture: upright, its pixels and nothing else. Metadata and anything hidden in the file are dropped.
 * @throws Problem `validation-failed` (422) that says why this is not a picture we take.
 */
export async function cleanPng(bytes: Uint8Array): Promise<CleanPng> {
  const fault = findPngFault(bytes)
  if (fault) throw refusal(fault)
  try {
    const picture = sharp(bytes, { limitInputPixels: limitPixels, failOn: 'warning' }).autoOrient()
    const { data, info } = await picture.png().toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height, color: await averageColor(sharp(data)) }
  } catch {
    throw refusal('damaged')
  }
}

export function refusal(fault: PngFault): Problem {
  return invalidField('/file', fault, pngFaults[fault])
}

/** Its average on white paper, `#rrggbb`. */
export async function averageColor(picture: Sharp): Promise<string> {
  const onePixel = picture.flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).toColourspace('srgb')
  const bytes = await onePixel.raw().toBuffer()
  return `#${bytes.subarray(0, 3).toString('hex')}`
}
