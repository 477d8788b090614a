import type { MyStore } from '@makola/contract/stores/stores.ts'
import { useNavigate } from '@tanstack/react-router'
import { useCurrentStore } from '../../stores/membership/current-store.ts'
import { BackLink } from '../../ui/display/back-link.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { Lock } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useProductForm } from '../form/use-product-form.ts'
import { useAddingRefusal } from '../stock/use-adding-refusal.ts'
import { announceSaved } from './announce-saved.ts'
import { type NetSlot, ProductFormView } from './product-form-view.tsx'

/** A new product: a name, a price and a stock are enough. */
export function AddProductPage({ net }: { net: NetSlot }) {
  const t = useWords()
  const store = useCurrentStore()
  const refusal = useAddingRefusal()
  return (
    <>
      <PageTitle
        title={t('catalogue.editor.add.title')}
        above={<BackLink link={{ to: '/dashboard/inventory' }}>{t('catalogue.editor.back')}</BackLink>}
      />
      {refusal === undefined ? (
        <AddProduct key={store.id} store={store} net={net} />
      ) : (
        <EmptyState title={t('stores.not-yours.title')} icon={<Lock aria-hidden="true" className="size-7" />}>
          {refusal}
        </EmptyState>
      )}
    </>
  )
}

function AddProduct({ store, net }: { store: MyStore; net: NetSlot }) {
  const t = useWords()
  const navigate = useNavigate()
  const editor = useProductForm({
    store,
    onSaved: (saved) => {
      announceSaved(saved, navigate, t)
      void navigate({ to: '/dashboard/inventory/$id', params: { id: saved.slug }, replace: true, ignoreBlocker: true })
    },
  })
  return <ProductFormView editor={editor} net={net} />
}
