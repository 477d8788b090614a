import type { Upload } from '@makola/contract/media/media.ts'
import { Hono } from 'hono'
import sharp from 'sharp'
import { mediaModule } from '../../api/src/media/module.ts'
import type { PictureRow } from '../../api/src/media/pictures/present-picture.ts'
import { storePicture } from '../../api/src/media/pictures/store-picture.ts'
import { catchErrors } from '../../api/src/platform/http/answer-problems.ts'
import { newId } from '../../api/src/platform/ids.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import type { TestPlatform } from '../test-platform.ts'

type GivenPicture = { storeId?: string; alt?: string; width?: number; height?: number; color?: string }

/** The bytes of a PNG in one colour. */
export function aPng({ width = 640, height = 480, color = '#c05020' }: GivenPicture = {}): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()
}

/** A stored picture of 640 × 480 in one colour, of no existing store, by default. */
export async function aPicture(shop: Platform, given: GivenPicture = {}): Promise<PictureRow> {
  return storePicture(shop, {
    storeId: given.storeId ?? newId(),
    bytes: await aPng(given),
    alt: given.alt ?? 'A picture',
  })
}

/** The routes of pictures outside the API. */
export function aPictureSite(shop: Platform): Hono {
  const site = new Hono()
  catchErrors(site, shop)
  mediaModule.site?.(site, shop)
  return site
}

type GivenUpload = { store: string; headers: HeadersInit; contentLength: number; alt?: string }

/** Asks where to put a picture. */
export async function anUpload(shop: TestPlatform, { headers, ...json }: GivenUpload): Promise<Upload> {
  const response = await shop.request('/uploads/', {
    method: 'POST',
    headers,
    json: { contentType: 'image/png', ...json },
  })
  if (response.status !== 201) throw new Error(`No upload was opened: ${await response.text()}`)
  return ((await response.json()) as { data: Upload }).data
}

/** Uploads bytes to an upload's address, as a browser does. */
export function putBytes(site: Hono, { put }: Upload, bytes: Uint8Array): Response | Promise<Response> {
  const headers = { ...put.headers, 'content-length': String(bytes.byteLength) }
  return site.request(put.url, { method: put.method, headers, body: new Uint8Array(bytes) })
}

/** Uploads bytes to an address for their length, and confirms them. */
export async function sendPicture(
  shop: TestPlatform,
  { bytes, ...given }: Omit<GivenUpload, 'contentLength'> & { bytes: Uint8Array },
): Promise<{ upload: Upload; answer: Response }> {
  const upload = await anUpload(shop, { ...given, contentLength: bytes.byteLength })
  const put = await putBytes(aPictureSite(shop), upload, bytes)
  if (put.status !== 200) throw new Error(`The bytes were not taken: ${await put.text()}`)
  return { upload, answer: await completeUpload(shop, upload.id, given.headers) }
}

export function completeUpload(shop: TestPlatform, id: string, headers: HeadersInit, json: object = {}) {
  return shop.request(`/uploads/${id}/complete`, { method: 'POST', headers, json })
}
