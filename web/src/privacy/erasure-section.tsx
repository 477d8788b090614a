import { askErasure, type Erasure, type ErasureObstacle, undoErasure } from '@makola/contract/privacy/privacy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PasswordQuestion } from '../auth/security/password-question.tsx'
import { SecuritySection } from '../auth/security/security-section.tsx'
import { call } from '../shell/api/api-client.ts'
import { Button } from '../ui/actions/button.tsx'
import { LocalTime } from '../ui/display/local-time.tsx'
import { toast } from '../ui/messages/toast.ts'
import { useWords } from '../ui/words/use-words.ts'
import { privacyQuery } from './privacy-query.ts'

type ErasureSectionProps = { erasure: Erasure | null; obstacles: readonly ErasureObstacle[] }

/** Deleting the account: what goes and what stays, the reasons against it, and the way back while there is one. */
export function ErasureSection({ erasure, obstacles }: ErasureSectionProps) {
  const t = useWords()
  return (
    <SecuritySection title={t('privacy.erasure.title')} text={t('privacy.erasure.text')}>
      {erasure?.state === 'waiting' ? (
        <Waiting dueAt={erasure.dueAt} />
      ) : obstacles.length > 0 ? (
        <Obstacles obstacles={obstacles} wasRefused={erasure?.state === 'refused'} />
      ) : (
        <Ask />
      )}
    </SecuritySection>
  )
}

function Ask() {
  const t = useWords()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button variant="destructive" onClick={() => setIsAsking(true)}>
        {t('privacy.erasure.ask')}
      </Button>
    )
  }
  return (
    <PasswordQuestion
      action={t('privacy.erasure.confirm')}
      isDestructive
      onCancel={() => setIsAsking(false)}
      onSend={async (proof) => {
        await call(askErasure, { body: proof })
        await queryClient.invalidateQueries({ queryKey: privacyQuery.queryKey })
      }}
    >
      <dl className="grid gap-3">
        <div>
          <dt className="font-medium">{t('privacy.erasure.goes')}</dt>
          <dd className="text-muted">{t('privacy.erasure.goes-what')}</dd>
        </div>
        <div>
          <dt className="font-medium">{t('privacy.erasure.later')}</dt>
          <dd className="text-muted">{t('privacy.erasure.later-what')}</dd>
        </div>
        <div>
          <dt className="font-medium">{t('privacy.erasure.stays')}</dt>
          <dd className="text-muted">{t('privacy.erasure.stays-what')}</dd>
        </div>
      </dl>
    </PasswordQuestion>
  )
}

function Waiting({ dueAt }: { dueAt: string }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const undo = useMutation({
    mutationFn: () => call(undoErasure),
    onSuccess: () => toast.success(t('privacy.erasure.kept')),
    onError: (failure) => toast.error(failure.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: privacyQuery.queryKey }),
  })
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">{t('privacy.erasure.waiting', { when: () => <LocalTime at={dueAt} /> })}</p>
      <Button isBusy={undo.isPending} onClick={() => undo.mutate()}>
        {t('privacy.erasure.undo')}
      </Button>
    </div>
  )
}

const reasons = {
  balance: 'privacy.obstacle.balance',
  'open-parcels': 'privacy.obstacle.open-parcels',
  'open-requests': 'privacy.obstacle.open-requests',
  'open-disputes': 'privacy.obstacle.open-disputes',
} as const satisfies Record<Exclude<ErasureObstacle['reason'], 'last-owner'>, string>

function Obstacles({ obstacles, wasRefused }: { obstacles: readonly ErasureObstacle[]; wasRefused: boolean }) {
  const t = useWords()
  return (
    <div className="grid gap-2">
      <p>{wasRefused ? t('privacy.erasure.refused') : t('privacy.erasure.not-yet')}</p>
      <ul className="list-disc ps-5">
        {obstacles.map(({ reason, store }) => (
          <li key={`${reason} ${store}`}>
            {reason === 'last-owner' ? t('privacy.obstacle.last-owner') : t(reasons[reason], { store: store ?? '' })}
          </li>
        ))}
      </ul>
    </div>
  )
}
