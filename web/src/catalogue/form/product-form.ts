import type { InventoryItem, InventoryVariant } from '@makola/contract/catalogue/inventory.ts'
import type { Picture } from '@makola/contract/media/media.ts'
import { writeMajor } from '@makola/money/money.ts'

/** A thing to choose, such as a size. The key stays while its name is typed. */
export type OptionForm = { key: string; name: string; values: string[] }

/** The typed values of one variant; a product without options has exactly one. Amounts are text, as typed. */
export type VariantForm = {
  /** Null until it has been saved. */
  id: string | null
  /** The chosen value of each option, by the option's key. */
  choice: Record<string, string>
  sku: string
  price: string
  compareAt: string
  stock: string
  lowStockThreshold: string
  barcode: string
  /** Prices typed for other currencies. */
  pinned: Record<string, string>
  pictureId: string | null
  /** True when this combination is not sold. */
  isLeftOut: boolean
}

export type ProductForm = {
  name: string
  /** HTML that the API accepts. */
  description: string
  /** A slug; empty without one. */
  category: string
  pictures: Picture[]
  options: OptionForm[]
  variants: VariantForm[]
  weightGrams: string
  materials: string
  use: string
  care: string
  /** Lines with commas between the cells. */
  sizeGuide: string
  maker: string
  brand: string
  tags: string[]
  isFeatured: boolean
  status: InventoryItem['status']
}

export const emptyVariant: VariantForm = {
  id: null,
  choice: {},
  sku: '',
  price: '',
  compareAt: '',
  stock: '',
  lowStockThreshold: '',
  barcode: '',
  pinned: {},
  pictureId: null,
  isLeftOut: false,
}

const emptyAbout = { materials: '', use: '', care: '', sizeGuide: '', maker: '' }

export const emptyProduct: ProductForm = {
  name: '',
  description: '',
  category: '',
  pictures: [],
  options: [],
  variants: [emptyVariant],
  weightGrams: '',
  ...emptyAbout,
  brand: '',
  tags: [],
  isFeatured: false,
  status: 'draft',
}

/** Turns an API product into form values. */
export function fillForm(item: InventoryItem): ProductForm {
  return {
    name: item.name,
    description: item.description,
    category: item.category?.slug ?? '',
    pictures: item.pictures,
    options: item.options.map(({ name, values }) => ({ key: name, name, values })),
    variants: item.variants.map(fillVariant),
    weightGrams: item.weightGrams === null ? '' : String(item.weightGrams),
    ...emptyAbout,
    ...item.about,
    brand: item.brand ?? '',
    tags: item.tags,
    isFeatured: item.featured,
    status: item.status,
  }
}

function fillVariant(variant: InventoryVariant): VariantForm {
  return {
    id: variant.id,
    choice: variant.options,
    sku: variant.sku,
    price: writeMajor(variant.price),
    compareAt: variant.compareAt ? writeMajor(variant.compareAt) : '',
    stock: String(variant.onHand),
    lowStockThreshold: String(variant.lowStockThreshold),
    barcode: variant.barcode ?? '',
    pinned: Object.fromEntries(variant.pinnedPrices.map((price) => [price.currency, writeMajor(price)])),
    pictureId: variant.pictureId,
    isLeftOut: false,
  }
}
