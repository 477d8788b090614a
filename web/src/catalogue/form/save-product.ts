import { createProduct, updateProduct } from '@makola/contract/catalogue/catalogue.ts'
import { type InventoryItem, updateVariant } from '@makola/contract/catalogue/inventory.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import { call } from '../../shell/api/api-client.ts'
import type { ProductForm } from './product-form.ts'
import { buildNewProduct, buildProductPatch } from './product-form-payload.ts'

type Store = { id: string; currency: CurrencyCode }
type Saving = {
  store: Store
  form: ProductForm
  /** The loaded item with the form it filled; null for a new product. */
  loaded: { item: Pick<InventoryItem, 'id' | 'slug' | 'version'>; form: ProductForm } | null
  /** The role may change only prices or stock: variant by variant. */
  isVariantsOnly: boolean
}

/** Creates a product or sends its patch. Returns its id and slug. */
export async function saveProduct({
  store,
  form,
  loaded,
  isVariantsOnly,
}: Saving): Promise<{ id: string; slug: string }> {
  const newCode = () => crypto.randomUUID().slice(0, 4).toUpperCase()
  if (!loaded) {
    const { data } = await call(createProduct, {
      body: buildNewProduct(form, { store: store.id, currency: store.currency, newCode }),
    })
    return data
  }
  const patch = buildProductPatch(form, loaded.form, { currency: store.currency, newCode })
  const { id, slug, version } = loaded.item
  if (!isVariantsOnly) {
    await call(updateProduct, { params: { id }, body: patch, version: `"${version}"` })
    return { id, slug }
  }
  let lastVersion = version
  for (const { id: variantId, sku: _, options: __, pictureId: ___, ...change } of patch.variants ?? []) {
    if (variantId && Object.keys(change).length > 0) {
      const saved = await call(updateVariant, {
        params: { id: variantId },
        body: change,
        version: `"${lastVersion}"`,
      })
      lastVersion = saved.data.productVersion
    }
  }
  return { id, slug }
}
