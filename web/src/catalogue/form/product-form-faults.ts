import type { FieldError } from '@makola/contract/http/problems.ts'
import { type CurrencyCode, exponentOf } from '@makola/money/currencies.ts'
import { parseAmount } from '@makola/money/parse.ts'
import type { Words } from '../../ui/words/use-words.ts'
import type { ProductForm, VariantForm } from './product-form.ts'
import { listUsedOptions, mostVariants } from './product-form-matrix.ts'

/** The faults by JSON pointer: `/name`, `/variants/0/price`. Variants count as on the screen, including left-out ones. */
export type Faults = Record<string, string>

const mostUnits = 1_000_000

/** Finds missing or malformed values before the request. */
export function findFaults(form: ProductForm, currency: CurrencyCode, t: Words): Faults {
  const faults: Faults = {}
  if (form.name.trim() === '') faults['/name'] = t('catalogue.editor.name.missing')
  form.options.forEach(({ name, values }, index) => {
    if (name.trim() === '' && values.length > 0)
      faults[`/options/${index}/name`] = t('catalogue.editor.option.name-missing')
    if (name.trim() !== '' && values.length === 0)
      faults[`/options/${index}/values`] = t('catalogue.editor.option.values-missing')
  })
  const sold = form.variants.filter(({ isLeftOut }) => !isLeftOut)
  if (sold.length > mostVariants)
    faults['/options'] = t('catalogue.editor.options.too-many', { count: sold.length, most: mostVariants })
  if (sold.length === 0) faults['/options'] = t('catalogue.editor.options.none-sold')
  form.variants.forEach((variant, index) => {
    if (!variant.isLeftOut) Object.assign(faults, findVariantFaults(variant, `/variants/${index}`, currency, t))
  })
  if (!isUnits(form.weightGrams, true)) faults['/weightGrams'] = t('catalogue.editor.weight.malformed')
  return faults
}

function findVariantFaults(variant: VariantForm, at: string, currency: CurrencyCode, t: Words): Faults {
  const faults: Faults = {}
  const { price, compareAt, stock, lowStockThreshold, pinned } = variant
  if (price.trim() === '') faults[`${at}/price`] = t('catalogue.editor.price.missing')
  else if (parseAmount(price, currency) === null) faults[`${at}/price`] = explainAmount(currency, t)
  if (compareAt.trim() !== '') {
    const [now, before] = [parseAmount(price, currency), parseAmount(compareAt, currency)]
    if (before === null) faults[`${at}/compareAt`] = explainAmount(currency, t)
    else if (now !== null && before <= now) faults[`${at}/compareAt`] = t('catalogue.editor.compare-at.too-low')
  }
  if (stock.trim() === '') faults[`${at}/stock`] = t('catalogue.editor.stock.missing')
  else if (!isUnits(stock)) faults[`${at}/stock`] = t('catalogue.editor.units.malformed')
  if (!isUnits(lowStockThreshold, true)) faults[`${at}/lowStockThreshold`] = t('catalogue.editor.units.malformed')
  for (const [code, text] of Object.entries(pinned)) {
    if (parseAmount(text, code) === null) faults[`${at}/pinnedPrices/${code}`] = explainAmount(code, t)
  }
  return faults
}

/** "Type an amount like 10.50", with the decimals of the currency. */
export function explainAmount(currency: CurrencyCode, t: Words): string {
  const exponent = exponentOf(currency)
  const example = exponent === 0 ? '1500' : `10.${'50'.padEnd(exponent, '0')}`
  return t('catalogue.editor.price.malformed', { example })
}

function isUnits(text: string, isOptional = false): boolean {
  const trimmed = text.trim()
  return trimmed === '' ? isOptional : /^\d{1,7}$/.test(trimmed) && Number(trimmed) <= mostUnits
}

/** Places the server's errors at the fields of the screen; errors without a field here are left out. */
export function placeFaults(errors: FieldError[], form: ProductForm): Faults {
  const sold = form.variants.flatMap(({ isLeftOut }, index) => (isLeftOut ? [] : [index]))
  const faults: Faults = {}
  for (const { pointer = '', detail } of errors) faults[placePointer(pointer, sold, form)] ??= detail
  return faults
}

function placePointer(pointer: string, sold: number[], form: ProductForm): string {
  if (/^\/(price|stock|sku)(\/|$)/.test(pointer)) return `/variants/0/${pointer.split('/')[1]}`
  const [, variant, field = '', pin] = /^\/variants\/(\d+)\/?([^/]*)(?:\/(\d+))?/.exec(pointer) ?? []
  if (variant !== undefined) {
    const index = sold[Number(variant)] ?? 0
    const currency = pin === undefined ? undefined : Object.keys(form.variants[index]?.pinned ?? {})[Number(pin)]
    return currency ? `/variants/${index}/pinnedPrices/${currency}` : `/variants/${index}/${field}`
  }
  const [, option, part] = /^\/options\/(\d+)\/(\w+)/.exec(pointer) ?? []
  if (option !== undefined) {
    const used = listUsedOptions(form.options)[Number(option)]
    return `/options/${form.options.findIndex(({ key }) => key === used?.key)}/${part}`
  }
  return `/${pointer.replace(/^\/about\//, '/').split('/')[1] ?? ''}`
}

/** The faults in unchanged fields: a field being corrected is no longer red. */
export function keepFaults(faults: Faults, before: ProductForm, after: ProductForm): Faults {
  const isSame = (pointer: string) => {
    const [, part, index, field] = pointer.split('/')
    const read = (form: ProductForm): unknown => {
      const value: unknown = form[part as keyof ProductForm]
      const item: unknown = index === undefined ? value : (value as unknown[] | undefined)?.[Number(index)]
      return field === undefined
        ? item
        : (item as Record<string, unknown> | undefined)?.[field === 'pinnedPrices' ? 'pinned' : field]
    }
    return JSON.stringify(read(before)) === JSON.stringify(read(after))
  }
  return Object.fromEntries(Object.entries(faults).filter(([pointer]) => isSame(pointer)))
}
