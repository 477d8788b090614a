import type { InventoryItem } from '@makola/contract/catalogue/inventory.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCurrentStore, useRefusal } from '../../stores/membership/current-store.ts'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { BackLink } from '../../ui/display/back-link.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { Archive, Ellipsis, Eye, PencilLine, Trash } from '../../ui/icons.ts'
import { Menu } from '../../ui/layers/menu.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useProductForm } from '../form/use-product-form.ts'
import { DeleteProductsDialog } from '../stock/delete-products-dialog.tsx'
import { inventoryItemQuery } from '../stock/inventory-queries.ts'
import { StatusBadge } from '../stock/inventory-status.tsx'
import { StockMovements } from '../stock/stock-movements.tsx'
import { useChangeProducts } from '../stock/use-change-products.ts'
import { announceSaved } from './announce-saved.ts'
import { type NetSlot, ProductFormView } from './product-form-view.tsx'
import { TakenDownNotice } from './taken-down-notice.tsx'

/** A product of the store, with its stock movements. */
export function EditProductPage({ id, net }: { id: string; net: NetSlot }) {
  const store = useCurrentStore()
  const { data: item } = useSuspenseQuery(inventoryItemQuery(store.id, id))
  return <EditProduct key={item.id} item={item} net={net} />
}

function EditProduct({ item, net }: { item: InventoryItem; net: NetSlot }) {
  const t = useWords()
  const store = useCurrentStore()
  const navigate = useNavigate()
  const editor = useProductForm({ store, item, onSaved: (saved) => announceSaved(saved, navigate, t) })
  const { name, status, slug, isBlocked, blockedCountries } = item
  return (
    <>
      <PageTitle
        title={name}
        above={<BackLink link={{ to: '/dashboard/inventory' }}>{t('catalogue.editor.back')}</BackLink>}
        note={<StatusBadge status={status} isBlocked={isBlocked} />}
        actions={
          <>
            {status === 'active' && !isBlocked && (
              <Link to="/products/$id" params={{ id: slug }} className={buttonStyles({ variant: 'outline' })}>
                <Eye aria-hidden="true" className="size-5" />
                {t('catalogue.editor.view')}
              </Link>
            )}
            <ProductMenu storeId={store.id} item={item} onStatus={editor.save} onDelete={editor.drop} />
          </>
        }
      />
      {(isBlocked || blockedCountries.length > 0) && <TakenDownNotice id={item.id} countries={blockedCountries} />}
      <ProductFormView editor={editor} net={net}>
        <StockMovements storeId={store.id} item={item} />
      </ProductFormView>
    </>
  )
}

const icon = { className: 'size-5', 'aria-hidden': true } as const

type ProductMenuProps = {
  storeId: string
  item: InventoryItem
  onStatus: (status: InventoryItem['status']) => void
  onDelete: () => void
}

function ProductMenu({ storeId, item, onStatus, onDelete }: ProductMenuProps) {
  const t = useWords()
  const navigate = useNavigate()
  const refusal = useRefusal('products.write')
  const { mutate: change } = useChangeProducts(storeId)
  const [isAsking, setIsAsking] = useState(false)
  const locked = refusal === undefined ? {} : { isDisabled: true, hint: refusal }
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={t('catalogue.editor.menu')}
            className={buttonStyles({ variant: 'outline', size: 'icon' })}
          >
            <Ellipsis {...icon} />
          </button>
        }
        items={[
          ...(item.status === 'draft'
            ? []
            : [
                {
                  label: t('catalogue.editor.to-draft'),
                  icon: <PencilLine {...icon} />,
                  onChoose: () => onStatus('draft'),
                  ...locked,
                },
              ]),
          ...(item.status === 'archived'
            ? []
            : [
                {
                  label: t('catalogue.editor.archive'),
                  icon: <Archive {...icon} />,
                  onChoose: () => onStatus('archived'),
                  ...locked,
                },
              ]),
          {
            label: t('ui.delete'),
            icon: <Trash {...icon} />,
            tone: 'danger',
            onChoose: () => setIsAsking(true),
            ...locked,
          },
        ]}
      />
      <DeleteProductsDialog
        isOpen={isAsking}
        products={[item]}
        onClose={() => setIsAsking(false)}
        onDelete={() => {
          onDelete()
          change({ action: 'delete', products: [item] })
          void navigate({ to: '/dashboard/inventory', ignoreBlocker: true })
        }}
      />
    </>
  )
}
