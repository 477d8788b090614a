import type { InventoryItem } from '@makola/contract/inventory.ts'
import type { MyStore } from '@makola/contract/stores.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiProblem } from '../shell/api-problem.ts'
import { focusFault } from './focus-fault.ts'
import { inventoryItemQuery, refetchProducts } from './inventory-queries.ts'
import {
  emptyProduct,
  fillForm,
  isChanged,
  type OptionForm,
  type ProductForm,
  type VariantForm,
} from './product-form.ts'
import { type Faults, findFaults, keepFaults, placeFaults } from './product-form-faults.ts'
import { addLeftOut, arrangeVariants } from './product-form-matrix.ts'
import { saveProduct } from './save-product.ts'

type Status = InventoryItem['status']
type ProductFormOptions = {
  store: MyStore
  /** The product as it was loaded; none for a new one. */
  item?: InventoryItem
  onSaved: (saved: { id: string; slug: string; name: string; status: Status }) => void
}

/** What is typed about a product, what is wrong with it, and its way to the API. */
export function useProductForm({ store, item, onSaved }: ProductFormOptions) {
  const queryClient = useQueryClient()
  const [loaded, setLoaded] = useState(() => load(item))
  const [form, setForm] = useState(loaded?.form ?? emptyProduct)
  const [faults, setFaults] = useState<Faults>({})
  const show = (found: Faults) => {
    setFaults(found)
    focusFault(found)
  }
  const change = (part: Partial<ProductForm>) => {
    const next = { ...form, ...part }
    setForm(next)
    setFaults(keepFaults(faults, form, next))
  }
  const lookAgain = () =>
    queryClient.fetchQuery({ ...inventoryItemQuery(store.id, loaded?.item.slug ?? ''), staleTime: 0 })

  const saving = useMutation({
    // Without a network it fails at once and says so, rather than wait in silence.
    networkMode: 'always',
    mutationFn: ({ sent, version = loaded?.item.version ?? 0 }: { sent: ProductForm; version?: number }) =>
      saveProduct({
        store,
        form: sent,
        loaded: loaded && { ...loaded, item: { ...loaded.item, version } },
        isVariantsOnly: !store.permissions.includes('products.write'),
      }),
    onSuccess: async (saved, { sent }) => {
      const refetched = refetchProducts(queryClient, store.id)
      if (loaded) {
        await refetched
        await takeTheirs()
      }
      onSaved({ ...saved, name: sent.name.trim(), status: sent.status })
    },
    onError: (error, { sent }) => show(error instanceof ApiProblem ? placeFaults(error.errors, sent) : {}),
  })
  const save = (status: Status = form.status) => {
    const sent = { ...form, status }
    const found = findFaults(sent, store.currency)
    show(found)
    if (Object.keys(found).length === 0 && !saving.isPending) saving.mutate({ sent })
  }
  /** Fills the form with the product as the server has it now. */
  const takeTheirs = async () => {
    const fresh = load(await lookAgain())
    setLoaded(fresh)
    if (fresh) setForm(fresh.form)
    setFaults({})
  }
  /** After someone else was faster: what was changed here goes on top of what they did. */
  const saveOverTheirs = async () => saving.mutate({ sent: form, version: (await lookAgain()).version })
  useSaveKey(() => save())

  return {
    store,
    item: loaded?.item,
    form,
    faults,
    saving,
    isDirty: isChanged(form, loaded?.form ?? emptyProduct),
    change,
    changeVariant: (index: number, part: Partial<VariantForm>) =>
      change({ variants: form.variants.map((variant, at) => (at === index ? { ...variant, ...part } : variant)) }),
    changeOptions: (options: OptionForm[]) => change({ options, variants: arrangeVariants(options, form.variants) }),
    save,
    takeTheirs: () => takeTheirs().then(saving.reset),
    saveOverTheirs,
  }
}

/** The form as its parts get it. */
export type ProductEditor = ReturnType<typeof useProductForm>

function load(item: InventoryItem | undefined) {
  if (!item) return null
  const form = fillForm(item)
  return { item, form: { ...form, variants: addLeftOut(form.options, form.variants) } }
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
