import type { ProviderName } from '@makola/contract/payments/payments.ts'
import { CopyButton } from '../../auth/forms/copy-button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { cashProvider, providerNames } from '../methods/provider-names.ts'

/** The id to search for in the provider's own dashboard. Cash has none. */
export function TransactionId({ provider, id }: { provider: ProviderName; id: string }) {
  const t = useWords()
  if (provider === cashProvider) return null
  const name = t(providerNames[provider])
  return (
    <p className="flex items-center gap-1 text-small text-muted">
      <span className="min-w-0">
        {t('payments.reconciliation.transaction', {
          provider: name,
          transaction: id,
          number: (text) => (
            <span title={id} className="inline-block max-w-full truncate align-bottom text-ink tabular">
              {text}
            </span>
          ),
        })}
      </span>
      <CopyButton text={id} label={t('payments.reconciliation.copy', { provider: name })} />
    </p>
  )
}
