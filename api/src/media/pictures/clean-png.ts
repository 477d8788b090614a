import sharp, { type Sharp } from 'sharp'
import { invalidField, type Problem } from '../../platform/problem.ts'
import { findPngFault, limitPixels, type PngFault, pngFaults } from './find-png-fault.ts'

export type CleanPng = { bytes: Uint8Array; width: number; height: number; color: string }

/**
 * The same picture written anew: upright, its pixels and nothing else. What a camera or a person wrote into the file, and
 * whatever else hid in it, stays behind.
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

/** As it looks on white paper, `#rrggbb`. */
export async function averageColor(picture: Sharp): Promise<string> {
  const onePixel = picture.flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).toColourspace('srgb')
  const bytes = await onePixel.raw().toBuffer()
  return `#${bytes.subarray(0, 3).toString('hex')}`
}
