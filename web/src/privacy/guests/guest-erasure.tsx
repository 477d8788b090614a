import { eraseGuestData, type GuestObstacle } from '@makola/contract/privacy/guest-data.ts'
import type { Key } from '@makola/words/messages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SecuritySection } from '../../auth/security/security-section.tsx'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { guestDataQuery } from './guest-data-query.ts'

const reasons = {
  'open-orders': 'privacy.guest.obstacle.orders',
  'open-requests': 'privacy.guest.obstacle.requests',
  'open-disputes': 'privacy.guest.obstacle.disputes',
} as const satisfies Record<GuestObstacle, Key>

type GuestErasureProps = { token: string; obstacles: readonly GuestObstacle[]; onErased: () => void }

/** Deleting a guest's data: the reasons against it, or the button with all consequences. */
export function GuestErasure({ token, obstacles, onErased }: GuestErasureProps) {
  const t = useWords()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const erase = useMutation({
    mutationFn: () => call(eraseGuestData, { params: { token } }),
    onSuccess: onErased,
    onError: (failure) => {
      setIsAsking(false)
      void toast.error(failure.message)
      return queryClient.invalidateQueries({ queryKey: guestDataQuery(token).queryKey })
    },
  })
  return (
    <SecuritySection title={t('privacy.guest.erase.title')} text={t('privacy.guest.erase.text')}>
      {obstacles.length > 0 ? (
        <div className="grid gap-2">
          <p>{t('privacy.guest.erase.not-yet')}</p>
          <ul className="list-disc ps-5">
            {obstacles.map((reason) => (
              <li key={reason}>{t(reasons[reason])}</li>
            ))}
          </ul>
        </div>
      ) : (
        <Button variant="destructive" onClick={() => setIsAsking(true)}>
          {t('privacy.guest.erase.ask')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => erase.mutate()}
        title={t('privacy.guest.erase.question')}
        description={t('privacy.guest.erase.consequence')}
        confirmLabel={t('privacy.guest.erase.ask')}
        isDestructive
        isBusy={erase.isPending}
      />
    </SecuritySection>
  )
}
