import type { CommissionTerms } from '@makola/contract/ledger/ledger.ts'
import { formatDate, formatPercent } from '@makola/money/format.ts'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Pencil, Trash } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { describeFixed } from '../statements/statement-words.ts'
import type { CommissionEdit } from './commission-form.tsx'

export type CommissionActions = {
  onEdit: (edit: CommissionEdit) => void
  onDelete: (terms: CommissionTerms) => void
}

type CommissionListProps = CommissionActions & { label: string; terms: CommissionTerms[]; emptyText: string }

/** Terms of categories or of stores, by name. */
export function CommissionList({ label, terms, emptyText, onEdit, onDelete }: CommissionListProps) {
  const t = useWords()
  if (terms.length === 0) {
    return <p className="rounded-lg border border-dashed border-edge px-4 py-8 text-center text-muted">{emptyText}</p>
  }
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-lg border border-line bg-surface">
      {terms.map((each) => (
        <li key={each.id} className="flex items-center gap-3 py-3 pe-2 ps-4 md:ps-6">
          <div className="min-w-0 grow">
            <p className="font-semibold break-words">{each.for.name}</p>
            <p className="text-small text-muted">
              {describeFixed(each.fixed, t)}{' '}
              {t('ledger.commission.set-by', {
                name: each.updatedBy,
                day: formatDate(each.updatedAt),
                person: (name) => <span className="break-all">{name}</span>,
              })}
            </p>
          </div>
          <span className="shrink-0 text-heading tabular">{formatPercent(each.basisPoints / 100)}</span>
          <StaffMay permission="fees.write">
            <span className="flex shrink-0 max-md:flex-col">
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('ledger.commission.change-of', { name: each.for.name })}
                onClick={() => onEdit({ kind: each.for.kind, terms: each })}
              >
                <Pencil aria-hidden="true" className="size-5" />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('ledger.commission.remove-of', { name: each.for.name })}
                onClick={() => onDelete(each)}
              >
                <Trash aria-hidden="true" className="size-5" />
              </Button>
            </span>
          </StaffMay>
        </li>
      ))}
    </ul>
  )
}
