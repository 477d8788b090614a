import type { CommissionTerms } from '@makola/contract/ledger/ledger.ts'
import { formatDate, formatPercent } from '@makola/money/format.ts'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { describeFixed } from '../statements/statement-words.ts'
import type { CommissionActions } from './commission-list.tsx'

/** The commission on everything without terms of its own. */
export function CommissionOfShop({
  terms,
  onEdit,
  onDelete,
}: CommissionActions & { terms: CommissionTerms | undefined }) {
  const t = useWords()
  return (
    <Card aria-labelledby="of-shop" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h2 id="of-shop" className="text-label text-muted">
          {t('ledger.commission.of-shop')}
        </h2>
        <p className="mt-1 text-title tabular">
          {terms ? formatPercent(terms.basisPoints / 100) : t('ledger.commission.of-shop-none')}
        </p>
        <p className="mt-1 text-small text-muted">
          {terms ? (
            <>
              {describeFixed(terms.fixed, t)}{' '}
              {t('ledger.commission.set-by', {
                name: terms.updatedBy,
                day: formatDate(terms.updatedAt),
                person: (name) => name,
              })}
            </>
          ) : (
            t('ledger.commission.of-shop-none-about')
          )}
        </p>
      </div>
      <StaffMay permission="fees.write">
        <div className="flex flex-wrap gap-2">
          {terms && (
            <Button variant="ghost" onClick={() => onDelete(terms)}>
              {t('ui.remove')}
            </Button>
          )}
          <Button variant={terms ? 'outline' : 'default'} onClick={() => onEdit({ kind: 'shop', terms })}>
            {terms ? t('ledger.commission.change') : t('ledger.commission.of-shop-set')}
          </Button>
        </div>
      </StaffMay>
    </Card>
  )
}
