import type { FieldCode } from '@makola/contract/problem-codes.ts'
import sharp, { type Sharp } from 'sharp'
import { type Problem, refuseField } from '../../platform/problem.ts'
import { findPngFault, limitPixels, type PngFault } from './find-png-fault.ts'

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

const codes = {
  not_png: 'media.not-png',
  not_a_picture: 'media.not-a-picture',
  too_many_pixels: 'media.too-many-pixels',
  animated: 'media.animated',
  ends_early: 'media.ends-early',
  something_behind: 'media.something-behind',
  damaged: 'media.damaged',
  wrong_size: 'media.wrong-size',
} as const satisfies Record<PngFault, FieldCode>

export function refusal(fault: PngFault): Problem {
  return refuseField('/file', codes[fault])
}

/** Its average on white paper, `#rrggbb`. */
export async function averageColor(picture: Sharp): Promise<string> {
  const onePixel = picture.flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).toColourspace('srgb')
  const bytes = await onePixel.raw().toBuffer()
  return `#${bytes.subarray(0, 3).toString('hex')}`
}
