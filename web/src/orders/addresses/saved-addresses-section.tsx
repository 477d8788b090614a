import type { SavedAddress } from '@makola/contract/orders/saved-addresses.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SecuritySection } from '../../auth/security/security-section.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { mostSavedAddresses, savedAddressesQuery } from '../order/saved-addresses-query.ts'
import { SavedAddressForm } from './saved-address-form.tsx'
import { SavedAddressItem } from './saved-address-item.tsx'

/** The addresses that the account keeps for its next orders. */
export function SavedAddressesSection() {
  const t = useWords()
  return (
    <SecuritySection
      title={t('orders.addresses.title')}
      text={t('orders.addresses.text', { most: mostSavedAddresses })}
    >
      <SavedAddresses />
    </SecuritySection>
  )
}

function SavedAddresses() {
  const t = useWords()
  const { data: saved, error, refetch, isRefetching } = useQuery(savedAddressesQuery)
  const [edited, setEdited] = useState<SavedAddress | 'new'>()
  if (error && !saved) {
    return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isRefetching} />
  }
  if (!saved) return <Skeleton className="h-24" />
  if (edited) {
    const close = () => setEdited(undefined)
    return <SavedAddressForm saved={edited === 'new' ? undefined : edited} onDone={close} />
  }
  return (
    <div className="grid justify-items-start gap-4">
      {saved.length > 0 && (
        <ul className="w-full divide-y divide-line border-y border-line">
          {saved.map((one) => (
            <SavedAddressItem key={one.id} saved={one} onEdit={() => setEdited(one)} />
          ))}
        </ul>
      )}
      {saved.length === 0 && <p>{t('orders.addresses.none')}</p>}
      {saved.length < mostSavedAddresses ? (
        <Button variant="outline" onClick={() => setEdited('new')}>
          {t('orders.addresses.add')}
        </Button>
      ) : (
        <p className="text-muted">{t('orders.addresses.full')}</p>
      )}
    </div>
  )
}
