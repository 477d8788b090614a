import type { VariantForm } from './product-form.ts'

type Shown = Pick<VariantForm, 'choice' | 'pictureId'>

/** An option by its key, and one of its values. */
type Value = { key: string; value: string }

/** The picture that shows every variant with a value: null for none, undefined when they have different ones. */
export function findValuePicture(variants: readonly Shown[], { key, value }: Value): string | null | undefined {
  const found = new Set(variants.filter(({ choice }) => choice[key] === value).map(({ pictureId }) => pictureId))
  return found.size > 1 ? undefined : ([...found][0] ?? null)
}

/** Shows every variant with a value by this picture. */
export function showValue<Variant extends Shown>(
  variants: readonly Variant[],
  { key, value }: Value,
  pictureId: string | null,
): Variant[] {
  return variants.map((variant) => (variant.choice[key] === value ? { ...variant, pictureId } : variant))
}

/** The picture of the value that alone has one: a new size of a wine shirt looks like the other wine shirts. */
export function findOwnPicture(variants: readonly Shown[], choice: Record<string, string>): string | null {
  for (const [key, value] of Object.entries(choice)) {
    const pictureId = findValuePicture(variants, { key, value })
    const others = variants.filter((variant) => variant.choice[key] !== value)
    const isOwn = others.length > 0 && others.every((variant) => variant.pictureId !== pictureId)
    if (pictureId && isOwn) return pictureId
  }
  return null
}
