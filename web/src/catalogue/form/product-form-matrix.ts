import { emptyVariant, type OptionForm, type VariantForm } from './product-form.ts'
import { findOwnPicture } from './value-pictures.ts'

/** The API's limit. */
export const mostVariants = 100

/** The complete options: others are still being typed. */
export function listUsedOptions(options: OptionForm[]): OptionForm[] {
  return options.filter(({ name, values }) => name.trim() !== '' && values.length > 0)
}

/**
 * One variant for each combination of option values, in order; a single one without options. An existing combination keeps its
 * typed and saved values; a new one starts with the prices of the most similar one, and with the picture of its value.
 */
export function arrangeVariants(options: OptionForm[], before: VariantForm[]): VariantForm[] {
  const left = [...before]
  return listChoices(listUsedOptions(options)).map((choice) => {
    const index = left.findIndex((variant) => agrees(variant.choice, choice))
    const [kept] = index >= 0 ? left.splice(index, 1) : []
    if (kept) return { ...kept, choice }
    return { ...startLike(findLikest(before, choice), choice), pictureId: findOwnPicture(before, choice) }
  })
}

/** Combinations that a saved product does not have are shown as left out. */
export function addLeftOut(options: OptionForm[], saved: VariantForm[]): VariantForm[] {
  return arrangeVariants(options, saved).map((variant) =>
    variant.id === null && saved.length > 0 ? { ...variant, isLeftOut: true } : variant,
  )
}

/** Names a variant by its values, in the order of the options. */
export function nameVariant(options: OptionForm[], { choice }: Pick<VariantForm, 'choice'>): string {
  return listUsedOptions(options)
    .map(({ key }) => choice[key] ?? '')
    .join(' / ')
}

function listChoices(options: OptionForm[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (choices, { key, values }) => choices.flatMap((choice) => values.map((value) => ({ ...choice, [key]: value }))),
    [{}],
  )
}

/** Returns true when the values that both have agree. */
function agrees(a: Record<string, string>, b: Record<string, string>): boolean {
  return Object.entries(a).every(([key, value]) => b[key] === undefined || b[key] === value)
}

function findLikest(variants: VariantForm[], choice: Record<string, string>): VariantForm | undefined {
  const likeness = (variant: VariantForm) =>
    Object.entries(choice).filter(([key, value]) => variant.choice[key] === value).length
  return variants.toSorted((a, b) => likeness(b) - likeness(a))[0]
}

function startLike(other: VariantForm | undefined, choice: Record<string, string>): VariantForm {
  if (!other) return { ...emptyVariant, choice }
  const { price, compareAt, lowStockThreshold, pinned } = other
  return { ...emptyVariant, choice, price, compareAt, lowStockThreshold, pinned }
}
