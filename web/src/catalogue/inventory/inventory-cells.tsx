import type { InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import { formatMoney, formatNumberInput } from '@makola/money/format.ts'
import { writeMajor } from '@makola/money/money.ts'
import { parseAmount } from '@makola/money/parse.ts'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { ChevronDown } from '../../ui/icons.ts'
import { EditInPlace } from '../../ui/inputs/edit-in-place.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { explainAmount } from '../form/product-form-faults.ts'
import type { RowEdit } from '../stock/inventory-rows.ts'
import { nameStatus } from '../stock/inventory-status.tsx'
import type { ListedRow } from '../stock/variant-rows.ts'

export type RowEditing = {
  onEdit: (row: ListedRow, edit: RowEdit) => void
  /** The reason why prices and stock are read-only, if they are. */
  priceRefusal: string | undefined
  stockRefusal: string | undefined
}

/** Products that show their variants below, by id. */
export type RowOpening = { opened: ReadonlyMap<string, string>; onToggle: (row: InventoryRow) => void }

type ProductCellProps = { row: ListedRow; opening: RowOpening; hasStatus?: boolean }

/** A product with the button that shows its variants, or one of these. */
export function ProductCell({ row, opening, hasStatus = false }: ProductCellProps) {
  const t = useWords()
  if (row.partOf) return <VariantName row={row} className="ms-15" />
  if (row.variantCount === 1) return <ProductLink row={row} hasStatus={hasStatus} />
  const isOpened = opening.opened.has(row.id)
  return (
    <span className="flex min-w-0 items-center gap-1">
      <span className="min-w-0 grow">
        <ProductLink row={row} hasStatus={hasStatus} />
      </span>
      <button
        type="button"
        aria-expanded={isOpened}
        aria-label={t('catalogue.inventory.variants.of', { name: row.name })}
        onClick={() => opening.onToggle(row)}
        className={buttonStyles({ variant: 'ghost', size: 'icon' })}
      >
        <ChevronDown aria-hidden="true" className={cx('size-5 transition-transform', isOpened && 'rotate-180')} />
      </button>
    </span>
  )
}

/** A variant below its product. */
export function VariantName({ row, className }: { row: ListedRow; className?: string }) {
  return (
    <span className={cx('block min-w-0', className)}>
      <span className="block truncate font-medium">{row.title}</span>
      <span className="block truncate text-small text-muted xl:hidden">{row.sku}</span>
    </span>
  )
}

/** Picture, name and kind, linked to its page. `hasStatus`: in words, where no column has room. */
function ProductLink({ row, hasStatus }: { row: InventoryRow; hasStatus: boolean }) {
  const t = useWords()
  const details = [
    row.variantCount > 1 && t('catalogue.inventory.variants', { count: row.variantCount }),
    row.category?.name,
    row.featured && t('catalogue.inventory.featured'),
  ]
  return (
    <Link to="/dashboard/inventory/$id" params={{ id: row.slug }} className="group/link flex items-center gap-3 py-0.5">
      <Picture picture={row.picture} sizes="48px" alt="" className="size-12 shrink-0 rounded-sm" />
      <span className="min-w-0">
        <span className="line-clamp-2 leading-5 font-medium group-hover/link:underline">{row.name}</span>
        <span className="text-small text-muted max-md:line-clamp-2 md:block md:truncate">
          {hasStatus && (row.isBlocked || row.status !== 'active') && (
            <span className={cx('font-semibold xl:hidden', row.isBlocked ? 'text-danger-text' : 'text-accent-text')}>
              {nameStatus(row, t)} ·{' '}
            </span>
          )}
          {details.filter(Boolean).join(' · ')}
        </span>
      </span>
    </Link>
  )
}

/** The price, editable in place; with several variants the lowest, edited on the product's page. */
export function PriceCell({ row, editing, className }: { row: ListedRow; editing: RowEditing; className?: string }) {
  const t = useWords()
  if (row.variantId === null) {
    return (
      <VariantsLink row={row} className={className}>
        {row.hasPriceRange
          ? t('catalogue.inventory.price.from', {
              price: formatMoney(row.price),
              quiet: (text) => <span className="text-small text-muted">{text}</span>,
            })
          : formatMoney(row.price)}
      </VariantsLink>
    )
  }
  const save = (text: string) => {
    const amount = parseAmount(text, row.price.currency)
    if (amount === null) return explainAmount(row.price.currency, t)
    editing.onEdit(row, { price: { ...row.price, amount } })
    return undefined
  }
  return (
    <EditInPlace
      label={t('catalogue.inventory.price.of', { name: row.name })}
      text={writeMajor(row.price)}
      onSave={save}
      inputMode="decimal"
      refusal={editing.priceRefusal}
      className={className}
    >
      {formatMoney(row.price)}
    </EditInPlace>
  )
}

/** The stock, editable in place. */
export function StockCell({ row, editing, className }: { row: ListedRow; editing: RowEditing; className?: string }) {
  const t = useWords()
  if (row.variantId === null) {
    return (
      <VariantsLink row={row} className={className}>
        <StockText row={row} />
      </VariantsLink>
    )
  }
  const save = (text: string) => {
    if (!/^\d{1,7}$/.test(text) || Number(text) > 1_000_000) return t('catalogue.inventory.stock.malformed')
    editing.onEdit(row, { stock: Number(text) })
    return undefined
  }
  return (
    <EditInPlace
      label={t('catalogue.inventory.stock.of', { name: row.name })}
      text={String(row.onHand)}
      onSave={save}
      inputMode="numeric"
      refusal={editing.stockRefusal}
      className={className}
    >
      <StockText row={row} />
    </EditInPlace>
  )
}

const levelNames = { low: 'catalogue.inventory.stock.low', out: 'catalogue.inventory.stock.out' } as const
const levelsOfVariants = {
  low: 'catalogue.inventory.stock.low-variants',
  out: 'catalogue.inventory.stock.out-variants',
} as const
const levelTones = { ok: '', low: 'text-accent-text', out: 'text-danger-text' } as const

function StockText({ row }: { row: InventoryRow }) {
  const t = useWords()
  const { onHand, held, stockLevel } = row
  const notes = [nameLevel(row, t), held > 0 && t('catalogue.inventory.stock.held', { held })]
    .filter(Boolean)
    .join(', ')
  return (
    <span className={cx('flex flex-col items-end leading-tight', levelTones[stockLevel])}>
      <span className="font-medium">{formatNumberInput(String(onHand))}</span>
      {notes && (
        <span className="text-end text-[0.75rem] md:line-clamp-2 font-semibold wrap-anywhere" title={notes}>
          {notes}
        </span>
      )}
    </span>
  )
}

function VariantsLink({
  row,
  className,
  children,
}: {
  row: InventoryRow
  className?: string | undefined
  children: React.ReactNode
}) {
  const t = useWords()
  return (
    <Link
      to="/dashboard/inventory/$id"
      params={{ id: row.slug }}
      hash="variants"
      title={t('catalogue.inventory.variants.edit', { count: row.variantCount })}
      className={cx('inline-flex min-h-11 flex-wrap items-center gap-x-1 px-2 hover:underline', className)}
    >
      {children}
    </Link>
  )
}

/** 'Low', and with several variants which ones: 'Low: Red, Blue and 2 more'. */
function nameLevel(row: InventoryRow, t: Words): string | null {
  const { stockLevel, variantCount, available, shortVariants, shortCount } = row
  if (stockLevel === 'ok') return null
  if (variantCount === 1 || available <= 0) return t(levelNames[stockLevel])
  return t(levelsOfVariants[stockLevel], { variants: shortVariants, more: shortCount - shortVariants.length })
}
