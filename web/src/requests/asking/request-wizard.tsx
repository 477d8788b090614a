import { useQuery } from '@tanstack/react-query'
import { Spinner } from '../../ui/actions/spinner.tsx'
import { Drawer } from '../../ui/layers/dialog.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { requestOptionsQuery } from './queries.ts'
import { WizardSteps } from './wizard-steps.tsx'

type RequestWizardProps = { token: string; parcelNumber: string; onClose: () => void }

/** Asks step by step what is wrong with a parcel, and says what will follow before anything is sent. */
export function RequestWizard({ token, parcelNumber, onClose }: RequestWizardProps) {
  const t = useWords()
  const { data, error, refetch, isFetching } = useQuery(requestOptionsQuery(token))
  const parcel = data?.parcels.find(({ number }) => number === parcelNumber)
  return (
    <Drawer isOpen onClose={onClose} title={t('requests.wizard.title')} description={parcel?.storeName}>
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : parcel ? (
        <WizardSteps token={token} parcel={parcel} onClose={onClose} />
      ) : data ? (
        <p>{t('requests.wizard.nothing')}</p>
      ) : (
        <Spinner size={8} label={t('requests.wizard.loading')} className="grid! place-items-center py-16" />
      )}
    </Drawer>
  )
}
