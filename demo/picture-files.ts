import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of the committed pictures. `npm run demo:draw` writes them; a start only reads them. */
export const pictureFolder = join(import.meta.dirname, 'pictures')

export const productPictureFile = (slug: string, position: number) => `products/${slug}-${position + 1}.webp`
export const coverFile = (slug: string) => `stores/${slug}-cover.webp`
export const certificateFile = (slug: string) => `stores/${slug}-certificate.webp`
export const logoFile = (slug: string) => `stores/${slug}-logo.webp`

export const readPictureFile = (file: string) => readFile(join(pictureFolder, file))
