import type { NewProduct } from '@makola/contract/catalogue/catalogue.ts'
import type { FieldError } from '@makola/contract/http/problems.ts'
import { fieldError, invalidFields } from '../../platform/problem.ts'

/** A variant ready to be stored: amounts in the store's currency, pinned prices by currency. */
export type VariantDraft = {
  sku: string | null
  title: string
  options: Record<string, string>
  priceMinor: number
  compareAtMinor: number | null
  stock: number
  lowStockThreshold: number | undefined
  barcode: string | null
  pinned: Record<string, number>
  pictureId: string | null
}

/** The fields of a product that its variants must fit. */
type Sold = Pick<NewProduct, 'options' | 'pictures' | 'price' | 'stock' | 'sku'>
type Checked = { drafts: VariantDraft[]; errors: FieldError[] }
type GivenVariant = NonNullable<NewProduct['variants']>[number]

/**
 * Returns the variants of a product: those listed, or the one that its own price, stock and SKU describe.
 * @throws Problem `validation-failed` (422) naming every field that does not fit options, currency or the other variants.
 */
export function checkVariants(product: NewProduct, storeCurrency: string): VariantDraft[] {
  const { drafts, errors } = product.variants
    ? checkListed(product, product.variants, storeCurrency)
    : checkOne(product)
  const pricePointer = product.variants ? [] : currencyErrors('/price', product.price, storeCurrency)
  const all = [...errors, ...pricePointer]
  if (all.length > 0) throw invalidFields(all)
  return drafts
}

function checkOne({ options = [], price, sku, stock }: NewProduct): Checked {
  const errors = [
    ...(price === undefined ? [required('/price')] : []),
    ...(stock === undefined ? [required('/stock')] : []),
    ...(options.length > 0 ? [required('/variants')] : []),
  ]
  const draft: VariantDraft = {
    sku: sku?.trim() ?? null,
    title: '',
    options: {},
    priceMinor: price?.amount ?? 0,
    compareAtMinor: null,
    stock: stock ?? 0,
    lowStockThreshold: undefined,
    barcode: null,
    pinned: {},
    pictureId: null,
  }
  return { drafts: [draft], errors }
}

/** Variants that are listed, against the product's options and pictures and against each other. */
export function checkListed(product: Sold, listed: GivenVariant[], storeCurrency: string): Checked {
  const names = (product.options ?? []).map((option) => option.name)
  const errors = [
    ...optionErrors(product.options ?? []),
    ...(['price', 'stock', 'sku'] as const)
      .filter((field) => product[field] !== undefined)
      .map((field) => fieldError(`/${field}`, 'catalogue.belongs-to-variants')),
    ...(listed.length === 0 ? [fieldError('/variants', 'catalogue.at-least-one')] : []),
    ...listed.flatMap((variant, index) => variantErrors(variant, `/variants/${index}`, product, storeCurrency)),
    ...repeats(listed.map(({ sku }) => sku)).map((index) =>
      fieldError(`/variants/${index}/sku`, 'catalogue.used-twice'),
    ),
    ...repeats(listed.map(({ options }) => names.map((name) => options?.[name]).join('\n'))).map((index) =>
      fieldError(`/variants/${index}/options`, 'catalogue.same-options'),
    ),
  ]
  const drafts = listed.map((variant) => ({
    sku: variant.sku.trim(),
    title: names.map((name) => variant.options?.[name]).join(' / '),
    options: variant.options ?? {},
    priceMinor: variant.price.amount,
    compareAtMinor: variant.compareAt?.amount ?? null,
    stock: variant.stock,
    lowStockThreshold: variant.lowStockThreshold,
    barcode: variant.barcode?.trim() ?? null,
    pinned: pinsOf(variant.pinnedPrices),
    pictureId: variant.pictureId ?? null,
  }))
  return { drafts, errors }
}

function optionErrors(options: { name: string; values: string[] }[]): FieldError[] {
  return [
    ...repeats(options.map(({ name }) => name)).map((index) =>
      fieldError(`/options/${index}/name`, 'catalogue.same-option-name'),
    ),
    ...options.flatMap(({ values }, index) =>
      repeats(values).map((value) => fieldError(`/options/${index}/values/${value}`, 'catalogue.listed-twice')),
    ),
  ]
}

function variantErrors(variant: GivenVariant, at: string, product: Sold, storeCurrency: string): FieldError[] {
  const options = product.options ?? []
  const given = Object.keys(variant.options ?? {})
  return [
    ...priceErrors(variant, storeCurrency, at),
    ...options
      .filter(({ name, values }) => !values.includes(variant.options?.[name] ?? ''))
      .map(({ name }) => fieldError(`${at}/options`, 'catalogue.option-missing', { name })),
    ...(given.some((name) => !options.some((option) => option.name === name))
      ? [fieldError(`${at}/options`, 'catalogue.unknown-option')]
      : []),
    ...(variant.pictureId && !product.pictures?.includes(variant.pictureId)
      ? [fieldError(`${at}/pictureId`, 'catalogue.not-its-picture')]
      : []),
  ]
}

type GivenPrices = { [Field in 'price' | 'compareAt' | 'pinnedPrices']?: GivenVariant[Field] | undefined }

/** Returns the errors in a variant's prices: all in the store's currency, and at most one pinned price a currency. */
export function priceErrors({ price, compareAt, pinnedPrices = [] }: GivenPrices, storeCurrency: string, at = '') {
  return [
    ...currencyErrors(`${at}/price`, price, storeCurrency),
    ...currencyErrors(`${at}/compareAt`, compareAt, storeCurrency),
    ...repeats(pinnedPrices.map(({ currency }) => currency)).map((index) =>
      fieldError(`${at}/pinnedPrices/${index}`, 'catalogue.pinned-twice'),
    ),
    ...pinnedPrices.flatMap(({ currency }, index) =>
      currency === storeCurrency ? [fieldError(`${at}/pinnedPrices/${index}`, 'catalogue.own-currency')] : [],
    ),
  ]
}

/** Pinned prices as stored: amounts by currency. */
export function pinsOf(pinnedPrices: GivenVariant['pinnedPrices'] = []): Record<string, number> {
  return Object.fromEntries(pinnedPrices.map(({ currency, amount }) => [currency, amount]))
}

/** Prices are typed in the store's currency only. */
export function currencyErrors(
  pointer: string,
  price: { currency: string } | null | undefined,
  storeCurrency: string,
): FieldError[] {
  if (!price || price.currency === storeCurrency) return []
  return [fieldError(`${pointer}/currency`, 'catalogue.other-currency', { currency: storeCurrency })]
}

/** Returns the positions of values that appeared before. */
export function repeats(values: string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []))
}

function required(pointer: string): FieldError {
  return fieldError(pointer, 'platform.required')
}
