import { exportGuestData } from '@makola/contract/privacy/guest-data.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SecuritySection } from '../../auth/security/security-section.tsx'
import { fetchFile } from '../../shell/api/fetch-file.ts'
import { saveFile } from '../../shell/api/save-file.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { guestDataQuery } from './guest-data-query.ts'

/** A copy of a guest's data: one download for each link. */
export function GuestExport({ token, isExported }: { token: string; isExported: boolean }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: async () => {
      const copy = await fetchFile(exportGuestData, { params: { token } })
      const day = new Date().toISOString().slice(0, 10)
      saveFile(copy, t('privacy.export.file-name', { day }))
    },
    onError: (failure) => void toast.error(failure.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: guestDataQuery(token).queryKey }),
  })
  return (
    <SecuritySection title={t('privacy.export.title')} text={t('privacy.guest.export.text')}>
      {isExported ? (
        <p role="status">
          {t('privacy.guest.export.used', {
            request: (text) => (
              <Link to="/privacy/request" search={{}} className="link inline-flex min-h-11 items-center">
                {text}
              </Link>
            ),
          })}
        </p>
      ) : (
        <Button isBusy={save.isPending} onClick={() => save.mutate()}>
          {t('privacy.export.download')}
        </Button>
      )}
    </SecuritySection>
  )
}
