import { readPrivateFile } from '@makola/contract/media/private-files.ts'
import { askExport, type DataExport } from '@makola/contract/privacy/privacy.ts'
import { formatDate } from '@makola/money/format.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PasswordQuestion } from '../auth/security/password-question.tsx'
import { SecuritySection } from '../auth/security/security-section.tsx'
import { call } from '../shell/api/api-client.ts'
import { fetchFile } from '../shell/api/fetch-file.ts'
import { saveFile } from '../shell/api/save-file.ts'
import { Button } from '../ui/actions/button.tsx'
import { toast } from '../ui/messages/toast.ts'
import { useWords } from '../ui/words/use-words.ts'
import { privacyQuery } from './privacy-query.ts'

export function ExportSection({ copy }: { copy: DataExport | null }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <SecuritySection title={t('privacy.export.title')} text={t('privacy.export.text')}>
      {isAsking ? (
        <PasswordQuestion
          action={t('privacy.export.ask')}
          onCancel={() => setIsAsking(false)}
          onSend={async (proof) => {
            await call(askExport, { body: proof })
            await queryClient.invalidateQueries({ queryKey: privacyQuery.queryKey })
            setIsAsking(false)
          }}
        />
      ) : copy?.state === 'preparing' ? (
        <p role="status">{t('privacy.export.preparing')}</p>
      ) : (
        <div className="grid gap-3">
          {copy?.fileId && copy.expiresAt && (
            <ReadyCopy fileId={copy.fileId} askedAt={copy.askedAt} expiresAt={copy.expiresAt} />
          )}
          <Button variant="outline" className="justify-self-start" onClick={() => setIsAsking(true)}>
            {copy ? t('privacy.export.again') : t('privacy.export.ask')}
          </Button>
        </div>
      )}
    </SecuritySection>
  )
}

function ReadyCopy({ fileId, askedAt, expiresAt }: { fileId: string; askedAt: string; expiresAt: string }) {
  const t = useWords()
  const save = useMutation({
    mutationFn: async () => {
      const copy = await fetchFile(readPrivateFile, { params: { id: fileId }, query: {} })
      saveFile(copy, t('privacy.export.file-name', { day: askedAt.slice(0, 10) }))
    },
    onError: (failure) => toast.error(failure.message),
  })
  return (
    <>
      <p>{t('privacy.export.ready', { asked: formatDate(askedAt), until: formatDate(expiresAt) })}</p>
      <Button className="justify-self-start" isBusy={save.isPending} onClick={() => save.mutate()}>
        {t('privacy.export.download')}
      </Button>
    </>
  )
}
