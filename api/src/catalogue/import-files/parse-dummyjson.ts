import { say } from '@makola/words/say.ts'
import { z } from 'zod'
import type { ImportColumns, ImportedRow, ImportSource } from './imported-product.ts'

const t = say('en')

export const dummyJsonColumns: ImportColumns = {
  key: 'sku',
  name: 'title',
  description: 'description',
  category: 'category',
  brand: 'brand',
  tags: 'tags',
  status: 'availabilityStatus',
  weight: 'weight',
  option: 'title',
  sku: 'sku',
  price: 'price',
  compareAt: 'price',
  stock: 'stock',
  id: 'id',
  featured: '',
  threshold: '',
  barcode: '',
  pinned: '',
  picture: '',
  materials: '',
  use: '',
  care: '',
  sizeGuide: '',
  maker: '',
}

// Checks only shapes; the values are checked once, for every kind of file.
const textOrNumber = z.union([z.string(), z.number()]).transform(String)
const entry = z.object({
  id: textOrNumber.optional(),
  title: z.string(),
  description: z.string().default(''),
  category: z.string().default(''),
  price: textOrNumber,
  brand: z.string().nullish(),
  sku: z.string().default(''),
  stock: textOrNumber.default('0'),
  weight: textOrNumber.default(''),
  tags: z.array(z.string()).default([]),
  images: z.array(z.string()).default([]),
})

/** A list of products in the shape of DummyJSON, bare or under `products`: one variant each, prices in US dollars. */
export function parseDummyJson(pieces: AsyncIterable<string>): ImportSource {
  return { format: 'dummyjson', columns: dummyJsonColumns, rows: readEntries(pieces) }
}

async function* readEntries(pieces: AsyncIterable<string>): AsyncGenerator<ImportedRow> {
  let text = ''
  for await (const piece of pieces) text += piece
  const content = parse(text)
  const list = Array.isArray(content) ? content : (content as { products?: unknown } | null)?.products
  if (!Array.isArray(list)) {
    yield { refused: { row: 0, column: '', why: t('catalogue.import-fault.not-a-list') } }
    return
  }
  for (const [index, item] of list.entries()) yield* readEntry(item, index + 1)
}

function* readEntry(item: unknown, row: number): Generator<ImportedRow> {
  const parsed = entry.safeParse(item)
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      yield { refused: { row, column: issue.path.join('.'), why: t('catalogue.import-fault.wrong-kind') } }
    }
    return
  }
  const { id, title, description, category, price, brand, sku, stock, weight, tags, images } = parsed.data
  const key = sku || id || ''
  yield {
    row,
    key,
    name: title,
    slug: '',
    description,
    // Categories come as slugs: `mens-shirts`.
    category: category.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase()),
    brand: brand ?? '',
    tags,
    status: '',
    weightGrams: weight,
    about: {},
    optionNames: [],
    variants: [{ row, sku: key, optionValues: [], price, compareAt: undefined, stock }],
    decimalStyle: 'json',
    pictureUrls: images,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
}
