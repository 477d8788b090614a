import type { CommissionTerms } from '@makola/contract/ledger.ts'
import { formatDate, formatPercent } from '@makola/money/format.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { describeFixed } from '../statement/statement-words.ts'
import type { CommissionActions } from './commission-list.tsx'

/** The commission on everything without terms of its own. */
export function CommissionOfShop({
  terms,
  onEdit,
  onDelete,
}: CommissionActions & { terms: CommissionTerms | undefined }) {
  return (
    <Card aria-labelledby="of-shop" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h2 id="of-shop" className="text-label text-muted">
          Of all sales
        </h2>
        <p className="mt-1 text-title tabular">{terms ? formatPercent(terms.basisPoints / 100) : 'Nothing'}</p>
        <p className="mt-1 text-small text-muted">
          {terms
            ? `${describeFixed(terms.fixed)} Set by ${terms.updatedBy} on ${formatDate(terms.updatedAt)}.`
            : 'Sellers keep all that they sell for, but where a category or a store says otherwise.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {terms && (
          <Button variant="ghost" onClick={() => onDelete(terms)}>
            Remove
          </Button>
        )}
        <Button variant={terms ? 'outline' : 'default'} onClick={() => onEdit({ kind: 'shop', terms })}>
          {terms ? 'Change' : 'Set a commission'}
        </Button>
      </div>
    </Card>
  )
}
