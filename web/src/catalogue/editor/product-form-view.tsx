import type { MyStore } from '@makola/contract/stores/stores.ts'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useStaffMay } from '../../auth/session/staff-may.tsx'
import { useRefusal } from '../../stores/membership/current-store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { KeptNotice } from '../../ui/drafts/kept-notice.tsx'
import { LeaveGuard } from '../../ui/drafts/leave-guard.tsx'
import { ChevronDown } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import type { ProductEditor } from '../form/use-product-form.ts'
import { ProductAboutFields } from './product-form-about.tsx'
import { ProductFormActions } from './product-form-actions.tsx'
import { ProductDetails } from './product-form-details.tsx'
import { ProductEssentials } from './product-form-essentials.tsx'
import { ProductLabels } from './product-form-labels.tsx'
import { ProductFormLock } from './product-form-notice.tsx'
import { VariantFields } from './product-form-variants.tsx'

/** The parts that a member's role may not change here. */
type Locks = { details: boolean; prices: boolean; stock: boolean; featuring: boolean }
export type ProductFieldsProps = { editor: ProductEditor; locks: Locks }

/** Shown below the prices by a higher module: what the store receives for a unit. */
export type NetSlot = ComponentType<{ store: MyStore; category: string; pricesMinor: readonly number[] }>

type ProductFormViewProps = {
  editor: ProductEditor
  net: NetSlot
  /** Below the form: sections for saved products only. */
  children?: ReactNode
}

/** The one form of a product, new or not. On a phone, optional parts are collapsed. */
export function ProductFormView({ editor, net, children }: ProductFormViewProps) {
  const t = useWords()
  const { form, faults, item } = editor
  const [uploading, setUploading] = useState(0)
  const [isMoreOpen, setIsMoreOpen] = useState(item !== undefined || editor.isKept)
  const refusal = useRefusal('products.write')
  const locks = {
    details: refusal !== undefined,
    prices: useRefusal('prices.write') !== undefined,
    stock: useRefusal('stock.write') !== undefined,
    featuring: !useStaffMay('products.feature'),
  }
  const hasFaults = Object.keys(faults).length > 0
  useEffect(() => {
    if (hasFaults) setIsMoreOpen(true)
  }, [hasFaults])
  const parts = { editor, locks }
  return (
    <form
      noValidate
      aria-label={form.name || t('catalogue.editor.new')}
      className="-mb-28 md:-mb-16"
      onSubmit={(event) => {
        event.preventDefault()
        editor.save()
      }}
    >
      <KeptNotice isKept={editor.isKept} onDiscard={editor.discard} />
      <ProductFormLock refusal={refusal} />
      <div className="grid grid-cols-1 items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4 md:gap-6">
          <ProductEssentials {...parts} net={net} onUploading={setUploading} />
          {!isMoreOpen && (
            <Button variant="outline" onClick={() => setIsMoreOpen(true)} className="md:hidden">
              {t('catalogue.editor.more')}
              <ChevronDown aria-hidden="true" className="size-5" />
            </Button>
          )}
          <div className={isMoreOpen ? 'contents' : 'contents max-md:hidden'}>
            <ProductDetails {...parts} />
            <ProductAboutFields {...parts} />
            <VariantFields {...parts} />
          </div>
        </div>
        <div
          className={
            isMoreOpen
              ? 'grid min-w-0 grid-cols-1 gap-4 md:gap-6'
              : 'grid min-w-0 grid-cols-1 gap-4 max-md:hidden md:gap-6'
          }
        >
          <ProductLabels {...parts} />
          {children}
        </div>
      </div>
      <ProductFormActions
        editor={editor}
        uploading={uploading}
        isLocked={locks.details && locks.prices && locks.stock}
      />
      <LeaveGuard isDirty={editor.isDirty && !editor.saving.isPending} onLeave={editor.drop} />
    </form>
  )
}
