import type { ProviderName } from '@makola/contract/payments.ts'
import { CopyButton } from '../../auth/forms/copy-button.tsx'
import { cashProvider, providerTitles } from '../methods/provider-titles.ts'

/** The id to search for in the provider's own dashboard. Cash has none. */
export function TransactionId({ provider, id }: { provider: ProviderName; id: string }) {
  if (provider === cashProvider) return null
  return (
    <p className="flex items-center gap-1 text-small text-muted">
      <span className="min-w-0">
        {providerTitles[provider]}, transaction <span className="text-ink wrap-anywhere tabular">{id}</span>
      </span>
      <CopyButton text={id} label={`Copy the transaction, to search for it at ${providerTitles[provider]}`} />
    </p>
  )
}
