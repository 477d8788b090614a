import type { NewProduct, ProductPatch } from '@makola/contract/catalogue/catalogue.ts'
import type { ProductAbout } from '@makola/contract/catalogue/product-about.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import type { Money } from '@makola/money/money.ts'
import { parseAmount } from '@makola/money/parse.ts'
import type { OptionForm, ProductForm, VariantForm } from './product-form.ts'
import { listUsedOptions } from './product-form-matrix.ts'

type NewVariant = NonNullable<NewProduct['variants']>[number]
type VariantPatch = NonNullable<ProductPatch['variants']>[number]

/**
 * The body for creating a product, from a form without faults. With only price, stock and SKU the API finds a free SKU; `newCode`
 * makes those that it expects from us.
 */
export function buildNewProduct(
  form: ProductForm,
  given: { store: string; currency: CurrencyCode; newCode: () => string },
): NewProduct {
  const { store, currency, newCode } = given
  const sold = form.variants.filter(({ isLeftOut }) => !isLeftOut)
  const options = writeOptions(form.options)
  const [only] = sold
  const isPlain =
    options.length === 0 && only && !only.compareAt && !only.lowStockThreshold && !only.barcode && !hasPins(only)
  const stem = writeSku(form.name)
  const code = isPlain ? '' : newCode()
  return {
    store,
    ...writeDetails(form),
    ...(isPlain
      ? { price: readMoney(only.price, currency), stock: Number(only.stock), ...(only.sku && { sku: only.sku.trim() }) }
      : {
          options,
          variants: sold.map((variant) => ({
            ...writeVariant(variant, form, currency),
            sku:
              variant.sku.trim() || [stem, code, ...Object.values(variant.choice).map(writeSku)].join('-').slice(0, 60),
          })),
        }),
  }
}

/** Builds the patch of fields changed since loading and nothing else: other people's changes stay. */
export function buildProductPatch(
  form: ProductForm,
  saved: ProductForm,
  given: { currency: CurrencyCode; newCode: () => string },
): ProductPatch {
  const details = writeDetails(form)
  const before = writeDetails(saved)
  const changed = Object.entries(details).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof typeof before]),
  )
  const isSame = JSON.stringify([form.options, form.variants]) === JSON.stringify([saved.options, saved.variants])
  const code = isSame ? '' : given.newCode()
  return {
    ...Object.fromEntries(changed),
    ...(!isSame && {
      ...(JSON.stringify(form.options) !== JSON.stringify(saved.options) && { options: writeOptions(form.options) }),
      variants: form.variants
        .filter(({ isLeftOut }) => !isLeftOut)
        .map((variant) => patchVariant(variant, form, saved, { ...given, code })),
    }),
  }
}

function writeDetails(form: ProductForm) {
  return {
    name: form.name.trim(),
    description: form.description,
    category: form.category || null,
    brand: form.brand.trim() || null,
    tags: form.tags,
    status: form.status,
    featured: form.isFeatured,
    pictures: form.pictures.map(({ id }) => id),
    weightGrams: form.weightGrams.trim() === '' ? null : Number(form.weightGrams),
    about: {
      materials: form.materials.trim(),
      use: form.use.trim(),
      care: form.care.trim(),
      sizeGuide: form.sizeGuide.trim(),
      maker: form.maker.trim(),
    } satisfies ProductAbout,
  }
}

function writeOptions(options: OptionForm[]) {
  return listUsedOptions(options).map(({ name, values }) => ({ name: name.trim(), values }))
}

function writeVariant(
  variant: VariantForm,
  { options, pictures }: Pick<ProductForm, 'options' | 'pictures'>,
  currency: CurrencyCode,
): Omit<NewVariant, 'sku'> {
  const chosen = listUsedOptions(options).map(({ key, name }) => [name.trim(), variant.choice[key] ?? ''] as const)
  return {
    options: Object.fromEntries(chosen),
    price: readMoney(variant.price, currency),
    compareAt: variant.compareAt.trim() === '' ? null : readMoney(variant.compareAt, currency),
    stock: Number(variant.stock),
    ...(variant.lowStockThreshold.trim() !== '' && { lowStockThreshold: Number(variant.lowStockThreshold) }),
    barcode: variant.barcode.trim() || null,
    pinnedPrices: Object.entries(variant.pinned).map(([code, text]) => readMoney(text, code)),
    // A variant keeps its choice while a removed picture can come back.
    pictureId: pictures.some(({ id }) => id === variant.pictureId) ? variant.pictureId : null,
  }
}

type Making = { currency: CurrencyCode; code: string }

/** An existing variant sends its id and its differences; untouched stock is never sent back. */
function patchVariant(variant: VariantForm, form: ProductForm, saved: ProductForm, making: Making): VariantPatch {
  const { currency, code } = making
  const now = { ...writeVariant(variant, form, currency), sku: variant.sku.trim() }
  const then = saved.variants.find(({ id }) => id !== null && id === variant.id)
  if (variant.id === null || !then) {
    const sku =
      now.sku || [writeSku(form.name), code, ...Object.values(variant.choice).map(writeSku)].join('-').slice(0, 60)
    return { ...now, sku }
  }
  const before: Record<string, unknown> = { ...writeVariant(then, saved, currency), sku: then.sku.trim() }
  if (now.sku === before.sku && Object.keys(then.choice).length === 0) now.sku = addChoice(now.sku, variant)
  const changed = Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  const isStockTyped = now.stock !== before.stock
  return { id: variant.id, ...Object.fromEntries(changed), ...(isStockTyped && { stockWas: Number(then.stock) }) }
}

/** A single variant becomes one of several: its SKU gains the choice, as the others do, and stays unique. */
function addChoice(sku: string, { choice }: VariantForm): string {
  return [sku, ...Object.values(choice).map(writeSku)].join('-').slice(0, 60)
}

function readMoney(text: string, currency: CurrencyCode): Money {
  const amount = parseAmount(text.trim(), currency)
  if (amount === null) throw new RangeError(`Not an amount: ${text}`)
  return { amount, currency }
}

function hasPins({ pinned }: VariantForm): boolean {
  return Object.keys(pinned).length > 0
}

/** "Crème brûlée set" in the form of an item number: CREME-BRULEE-SET. */
function writeSku(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .slice(0, 24)
    .replaceAll(/^-+|-+$/g, '')
}
