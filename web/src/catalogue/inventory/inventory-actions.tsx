import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { Suspense } from 'react'
import { useRefusal } from '../../stores/membership/current-store.ts'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { Download, Ellipsis, Plus, ScanBarcode, Upload } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { Menu } from '../../ui/layers/menu.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { useImportAddress } from '../import/use-import-address.ts'
import { useAddingRefusal } from '../stock/use-adding-refusal.ts'
import { exportInventory } from './export-inventory.ts'

const ImportDialog = lazyPart(async () => ({
  default: (await import('../import/inventory-import.tsx')).InventoryImport,
}))

const icon = { className: 'size-5', 'aria-hidden': true } as const

type InventoryActionsProps = {
  store: { id: string; slug: string }
  /** As in the address. */
  importing: string | undefined
}

/** The buttons of the whole inventory: add a product, and tables in and out. */
export function InventoryActions({ store, importing }: InventoryActionsProps) {
  const t = useWords()
  const refusal = useRefusal('products.write')
  const addingRefusal = useAddingRefusal()
  const { show, close } = useImportAddress()
  const exporting = useMutation({
    mutationFn: () => exportInventory(store),
    onError: (error) => toast.error(t('catalogue.inventory.export-failed'), { description: error.message }),
  })
  return (
    <>
      <Menu
        trigger={
          <button type="button" className={cx(buttonStyles({ variant: 'outline' }), 'max-md:order-last max-md:px-3')}>
            <Ellipsis {...icon} />
            <span className="max-md:sr-only">{t('catalogue.inventory.tables')}</span>
          </button>
        }
        items={[
          {
            label: t('catalogue.inventory.import'),
            icon: <Upload {...icon} />,
            onChoose: () => show('table'),
            ...(refusal !== undefined && { isDisabled: true, hint: refusal }),
          },
          {
            label: t('catalogue.inventory.export'),
            icon: <Download {...icon} />,
            onChoose: () => exporting.mutate(),
            isDisabled: exporting.isPending,
          },
        ]}
      />
      <Link
        to="/dashboard/inventory"
        search={{ stocktake: 'received' }}
        className={cx(buttonStyles({ variant: 'outline' }), 'max-md:order-last max-md:px-3')}
      >
        <ScanBarcode {...icon} />
        <span className="max-md:sr-only">{t('catalogue.stocktake.open')}</span>
      </Link>
      {addingRefusal === undefined ? (
        <Link to="/dashboard/inventory/add-product" className={buttonStyles()}>
          <Plus {...icon} />
          {t('catalogue.inventory.add')}
        </Link>
      ) : (
        <>
          <button type="button" disabled aria-describedby="no-adding" className={buttonStyles()}>
            <Plus {...icon} />
            {t('catalogue.inventory.add')}
          </button>
          <p id="no-adding" className="basis-full text-small text-muted md:text-end">
            {addingRefusal}
          </p>
        </>
      )}
      <Suspense>
        {importing !== undefined && refusal === undefined && (
          <ImportDialog store={store} importing={importing} onShow={show} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
