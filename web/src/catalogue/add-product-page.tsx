import type { MyStore } from '@makola/contract/stores.ts'
import { useNavigate } from '@tanstack/react-router'
import { useCurrentStore } from '../stores/current-store.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { announceSaved } from './announce-saved.ts'
import { InventoryWay } from './inventory-way.tsx'
import { ProductFormView } from './product-form-view.tsx'
import { useProductForm } from './use-product-form.ts'

/** A new product: a name, a price and a stock are enough. */
export function AddProductPage() {
  const store = useCurrentStore()
  return <AddProduct key={store.id} store={store} />
}

function AddProduct({ store }: { store: MyStore }) {
  const navigate = useNavigate()
  const editor = useProductForm({
    store,
    onSaved: (saved) => {
      announceSaved(saved, navigate)
      void navigate({ to: '/dashboard/inventory/$id', params: { id: saved.slug }, replace: true, ignoreBlocker: true })
    },
  })
  return (
    <>
      <PageTitle title="Add a product" above={<InventoryWay />} />
      <ProductFormView editor={editor} />
    </>
  )
}
