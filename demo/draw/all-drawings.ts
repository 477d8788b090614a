import { demoApplicants } from '../data/applicants.ts'
import { demoProducts } from '../data/products.ts'
import { demoStores } from '../data/stores.ts'
import { certificateFile, coverFile, logoFile, productPictureFile } from '../picture-files.ts'
import { drawCertificate } from './draw-certificate.ts'
import { drawCover } from './draw-cover.ts'
import { drawLogo, logoPixels } from './draw-logo.ts'
import { drawProduct } from './draw-product.ts'
import type { View } from './picture-spec.ts'

/** A picture to draw: its file, its SVG, its size in pixels, what its file may weigh in bytes. */
export type Drawing = { file: string; svg: string; width: number; height: number; mostBytes: number }

/** A cover is as wide as the widest that a page asks for. Its fine patterns lose their colours below this weight. */
const coverShape = { width: 1280, height: 480, mostBytes: 120_000 }
const logoShape = { width: logoPixels, height: logoPixels, mostBytes: 60_000 }
/** As a phone takes it. */
const certificateShape = { width: 1000, height: 1400, mostBytes: 60_000 }
const square = (pixels: number, mostBytes: number) => ({ width: pixels, height: pixels, mostBytes })
/** What lists and carts show has the most pixels. */
const productShape = (view: View) => (view === 'studio' ? square(1000, 60_000) : square(720, 40_000))

/** Every picture of the demo shop, drawn as SVG text: the same each time. */
export function allDrawings(): Drawing[] {
  return [
    ...demoStores.flatMap(({ slug, cover, logo }) => [
      { file: coverFile(slug), svg: drawCover(cover), ...coverShape },
      { file: logoFile(slug), svg: drawLogo(logo), ...logoShape },
    ]),
    ...demoApplicants.map(({ store, legalName }) => ({
      file: certificateFile(store),
      svg: drawCertificate(legalName.toUpperCase().replace('&', 'AND')),
      ...certificateShape,
    })),
    ...demoProducts.flatMap(({ slug, pictures }) =>
      pictures.map((spec, position) => ({
        file: productPictureFile(slug, position),
        svg: drawProduct(spec),
        ...productShape(spec.view),
      })),
    ),
  ]
}
