import type { InventoryItem } from '@makola/contract/catalogue/inventory.ts'
import type { MyStore } from '@makola/contract/stores/stores.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useDraftKey } from '../../auth/session/use-draft-key.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { type Collision, isSame } from '../../ui/drafts/merge-changes.ts'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { refetchProducts } from '../stock/inventory-queries.ts'
import { focusFault } from './focus-fault.ts'
import { emptyProduct, fillForm, type OptionForm, type ProductForm, type VariantForm } from './product-form.ts'
import { type Faults, findFaults, keepFaults, placeFaults } from './product-form-faults.ts'
import { addLeftOut, arrangeVariants } from './product-form-matrix.ts'
import { saveProduct } from './save-product.ts'

type Status = InventoryItem['status']
type ProductFormOptions = {
  store: MyStore
  /** The product as the shop has it; none for a new one. Other people's changes enter the form when it is fetched again. */
  item?: InventoryItem
  onSaved: (saved: { id: string; slug: string; name: string; status: Status }) => void
}
type Sending = { typed: ProductForm; sent: ProductForm }

/** The state of a product's form, its faults, and its way to the API. */
export function useProductForm({ store, item, onSaved }: ProductFormOptions) {
  const t = useWords()
  const queryClient = useQueryClient()
  const loaded = useMemo(() => load(item), [item])
  const kept = useDraft(loaded, useDraftKey('product', store.id, item?.id ?? 'new'))
  const { draft: form } = kept
  const [faults, setFaults] = useState<Faults>({})
  const show = (found: Faults) => {
    setFaults(found)
    focusFault(found)
  }
  const change = (part: Partial<ProductForm>) => {
    kept.change(part)
    setFaults(keepFaults(faults, form, { ...form, ...part }))
  }
  const saving = useMutation({
    mutationFn: ({ sent }: Sending) =>
      saveProduct({
        store,
        form: sent,
        loaded: item ? { item, form: kept.base } : null,
        isVariantsOnly: !store.permissions.includes('products.write'),
      }),
    onSuccess: async (saved, { typed, sent }) => {
      kept.settle(typed, sent)
      const refetched = refetchProducts(queryClient, store.id)
      if (item) await refetched
      onSaved({ ...saved, name: sent.name.trim(), status: sent.status })
    },
    onError: async (error, { sent }) => {
      show(error instanceof ApiProblem ? placeFaults(error.errors, sent) : {})
      // Other people's changes enter the form below the typed values: the next save builds on them.
      if (isOutrun(error)) await queryClient.refetchQueries({ queryKey: ['inventory', store.id, 'item'] })
    },
  })
  const warning = useWarning(kept.collisions, isOutrun(saving.error))
  const save = (status: Status = form.status) => {
    const sent = { ...form, status }
    const found = findFaults(sent, store.currency, t)
    show(found)
    if (Object.keys(found).length > 0 || saving.isPending || warning.warn()) return
    saving.mutate({ typed: form, sent })
  }
  const discard = () => {
    kept.discard()
    saving.reset()
    setFaults({})
  }
  useSaveKey(() => save())

  return {
    store,
    item,
    form,
    faults,
    saving,
    isDirty: kept.isDirty,
    isKept: kept.isKept,
    collisions: kept.collisions,
    /** The number of warnings shown instead of saving. */
    warnings: warning.count,
    change,
    changeVariant: (index: number, part: Partial<VariantForm>) => change(changeAt(form, index, part)),
    changeOptions: (options: OptionForm[]) => change({ options, variants: arrangeVariants(options, form.variants) }),
    save,
    /** True when no value is missing or malformed. */
    isReady: () => Object.keys(findFaults(form, store.currency, t)).length === 0,
    discard,
    drop: kept.drop,
  }
}

const changeAt = ({ variants }: ProductForm, index: number, part: Partial<VariantForm>): Partial<ProductForm> => ({
  variants: variants.map((variant, at) => (at === index ? { ...variant, ...part } : variant)),
})

/** The form as its parts receive it. */
export type ProductEditor = ReturnType<typeof useProductForm>

/** Warns before a save overwrites another person's changes: the first `warn` returns true, and nothing is saved. */
function useWarning(collisions: Collision[], isTold: boolean) {
  const [told, setTold] = useState<Collision[]>([])
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (isTold) setTold(collisions)
  }, [isTold, collisions])
  const warn = () => {
    const isNew = collisions.some((collision) => !told.some((other) => isSame(other, collision)))
    if (!isNew) return false
    setTold(collisions)
    setCount(count + 1)
    return true
  }
  return { count, warn }
}

/** Returns true when someone else saved first. */
export const isOutrun = (error: Error | null): boolean =>
  error instanceof ApiProblem && error.type === 'version-mismatch'

function load(item: InventoryItem | undefined): ProductForm {
  if (!item) return emptyProduct
  const form = fillForm(item)
  return { ...form, variants: addLeftOut(form.options, form.variants) }
}

/** Ctrl or Cmd with S saves, as in any editor. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
