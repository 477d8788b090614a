import type { AccountName } from '@makola/contract/ledger/payout-accounts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'

type AccountNameNoteProps = { found: AccountName | undefined; isAsking: boolean; onUse: (name: string) => void }

/** The name in which the bank or provider holds the account, compared with the one typed; before it is saved. */
export function AccountNameNote({ found, isAsking, onUse }: AccountNameNoteProps) {
  const t = useWords()
  const name = found?.isSame === false ? found.name : null
  const isBad = name !== null || found?.outcome === 'unknown'
  return (
    <div role="status" className={isBad ? 'text-small font-medium text-danger-text' : 'text-small text-muted'}>
      {isAsking && <p>{t('ledger.account.name.asking')}</p>}
      {found && <p>{tell(found, t)}</p>}
      {name !== null && (
        <Button variant="outline" size="sm" className="mt-2" onClick={() => onUse(name)}>
          {t('ledger.account.name.use', { name })}
        </Button>
      )}
    </div>
  )
}

function tell({ outcome, name, isSame }: AccountName, t: Words): string {
  switch (outcome) {
    case 'found':
      if (isSame === false) return t('ledger.account.name.other', { name: name ?? '' })
      return isSame
        ? t('ledger.account.name.same', { name: name ?? '' })
        : t('ledger.account.name.found', { name: name ?? '' })
    case 'unknown':
      return t('ledger.account.name.unknown')
    case 'unavailable':
      return t('ledger.account.name.unavailable')
    case 'not-offered':
      return t('ledger.account.name.not-offered')
  }
}
