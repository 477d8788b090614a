import { changeProducts, type ProductChange, type ProductOutcome } from '@makola/contract/catalogue/bulk-products.ts'
import type { InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { useBulkRun } from '../../ui/actions/use-bulk-run.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { refetchProducts } from '../stock/inventory-queries.ts'
import type { Named } from '../stock/use-change-products.ts'
import type { BulkVerb } from './bulk-verb.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { ChangeReport } from './change-report.tsx'
import { PricesDialog } from './prices-dialog.tsx'
import { StockDialog } from './stock-dialog.tsx'

type ChangeManyProps = {
  store: { id: string; currency: CurrencyCode }
  verb: BulkVerb
  products: readonly Named[]
  /** Those of the products whose rows are loaded: for a preview. */
  rows: readonly InventoryRow[]
  /** Without a change, or after one. */
  onClose: (isChanged: boolean) => void
}

/** One change to many products: asked for, sent some at a time, and reported. */
export function ChangeMany({ store, verb, products, rows, onClose }: ChangeManyProps) {
  const queryClient = useQueryClient()
  const bulk = useBulkRun<Named, ProductOutcome>(() => refetchProducts(queryClient, store.id))
  const start = (change: ProductChange) => {
    // The same for all calls of this change: no product gets it twice.
    const run = crypto.randomUUID()
    bulk.start({ items: products, send: (some, key) => send({ storeId: store.id, run, change, some, key }) })
  }
  if (bulk.run) {
    return (
      <ChangeReport
        run={bulk.run}
        verb={verb}
        onStop={bulk.stop}
        onContinue={bulk.continue}
        onClose={() => onClose(true)}
      />
    )
  }
  const asked = { count: products.length, onChange: start, onClose: () => onClose(false) }
  if (verb === 'prices') return <PricesDialog {...asked} currency={store.currency} rows={rows} />
  if (verb === 'stock') return <StockDialog {...asked} />
  if (verb === 'category') return <CategoryDialog {...asked} storeId={store.id} />
  return <ConfirmChange {...asked} verb={verb} />
}

const simple = {
  publish: {
    change: { kind: 'status', status: 'active' },
    title: 'catalogue.bulk.publish.title',
    text: 'catalogue.bulk.publish.text',
    verb: 'catalogue.inventory.publish',
  },
  draft: {
    change: { kind: 'status', status: 'draft' },
    title: 'catalogue.bulk.draft.title',
    text: 'catalogue.bulk.draft.text',
    verb: 'catalogue.bulk.draft',
  },
  archive: {
    change: { kind: 'status', status: 'archived' },
    title: 'catalogue.bulk.archive.title',
    text: 'catalogue.bulk.archive.text',
    verb: 'catalogue.inventory.archive',
  },
  feature: {
    change: { kind: 'featured', featured: true },
    title: 'catalogue.bulk.feature.title',
    text: 'catalogue.bulk.feature.text',
    verb: 'catalogue.bulk.feature',
  },
  unfeature: {
    change: { kind: 'featured', featured: false },
    title: 'catalogue.bulk.unfeature.title',
    text: 'catalogue.bulk.unfeature.text',
    verb: 'catalogue.bulk.unfeature',
  },
  copy: {
    change: { kind: 'copy' },
    title: 'catalogue.bulk.copy.title',
    text: 'catalogue.bulk.copy.text',
    verb: 'catalogue.bulk.copy',
  },
} as const

type ConfirmChangeProps = {
  verb: keyof typeof simple
  count: number
  onChange: (change: ProductChange) => void
  onClose: () => void
}

function ConfirmChange({ verb, count, onChange, onClose }: ConfirmChangeProps) {
  const t = useWords()
  const words = simple[verb]
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => onChange(words.change)}
      title={t(words.title, { count })}
      description={t(words.text, { count })}
      confirmLabel={t(words.verb)}
    />
  )
}

type Sent = { storeId: string; run: string; change: ProductChange; some: readonly Named[]; key: string }

async function send({ storeId, run, change, some, key }: Sent): Promise<readonly ProductOutcome[]> {
  const body = { run, ids: some.map(({ id }) => id), change }
  return (await call(changeProducts, { params: { id: storeId }, body, idempotencyKey: key })).data
}
