import type { StockMove, StockOutcome } from '@makola/contract/catalogue/stock.ts'
import { cx } from 'class-variance-authority'
import { Button } from '../../ui/actions/button.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { Trash } from '../../ui/icons.ts'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { readUnits, type StockLine } from './stocktake-draft.ts'

type StockLinesProps = {
  kind: StockMove['kind']
  lines: readonly StockLine[]
  isDisabled: boolean
  /** The outcomes of a trial, or of what was refused. */
  outcomes: readonly StockOutcome[] | undefined
  onType: (id: string, units: string) => void
  onRemove: (id: string) => void
}

/** The variants of a delivery, loss or count, each with its units; after a trial with the difference. */
export function StockLines({ lines, outcomes, ...rest }: StockLinesProps) {
  const t = useWords()
  return (
    <ul aria-label={t('catalogue.stocktake.lines')} className="mt-4 grid max-w-3xl gap-2">
      {lines.map((line) => (
        <Line key={line.id} line={line} outcome={outcomes?.find(({ variantId }) => variantId === line.id)} {...rest} />
      ))}
    </ul>
  )
}

type LineProps = Omit<StockLinesProps, 'lines' | 'outcomes'> & { line: StockLine; outcome: StockOutcome | undefined }

function Line({ kind, line, isDisabled, outcome, onType, onRemove }: LineProps) {
  const t = useWords()
  const name = [line.productName, line.title].filter(Boolean).join(', ')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface p-2">
      <Picture picture={line.picture} sizes="48px" alt="" className="size-12 shrink-0 rounded-sm" />
      <span className="min-w-0 grow basis-40">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block truncate text-small text-muted">{line.sku}</span>
      </span>
      <TextInput
        aria-label={t('catalogue.stocktake.units-of', { name })}
        aria-invalid={line.units !== '' && readUnits(line.units, kind) === null}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        disabled={isDisabled}
        value={line.units}
        onChange={(event) => onType(line.id, event.target.value)}
        className="w-20 text-end tabular"
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('catalogue.stocktake.remove', { name })}
        disabled={isDisabled}
        onClick={() => onRemove(line.id)}
      >
        <Trash aria-hidden="true" className="size-5" />
      </Button>
      {outcome && <Outcome kind={kind} outcome={outcome} />}
    </li>
  )
}

function Outcome({ kind, outcome }: { kind: StockMove['kind']; outcome: StockOutcome }) {
  const t = useWords()
  const { expected, quantity, onHand, refusal } = outcome
  if (refusal) return <p className="basis-full text-small font-medium text-danger-text">{refusal.detail}</p>
  if (kind !== 'counted') return null
  return (
    <p className={cx('basis-full text-small', quantity === 0 ? 'text-muted' : 'font-medium text-accent-text')}>
      {quantity === 0
        ? t('catalogue.stocktake.same', { expected: expected ?? 0 })
        : t('catalogue.stocktake.difference', {
            expected: expected ?? 0,
            sign: quantity > 0 ? 'more' : 'fewer',
            units: Math.abs(quantity),
            onHand: onHand ?? 0,
          })}
    </p>
  )
}
