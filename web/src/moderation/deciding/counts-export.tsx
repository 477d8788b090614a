import { exportModerationCounts } from '@makola/contract/moderation/counts.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../shell/api/api-client.ts'
import { saveTable } from '../../shell/api/save-file.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** The counts of the current year: as a table, and as everyone reads them. */
export function CountsExport() {
  const t = useWords()
  const save = useMutation({
    mutationFn: async () => {
      const table = await call(exportModerationCounts, { query: {} })
      const name = t('moderation.counts.file-name', { year: String(new Date().getUTCFullYear()) })
      saveTable(table, name)
    },
    onError: (failure) => void toast.error(failure.message),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link to="/transparency" search={{}} className="link inline-flex min-h-11 items-center">
        {t('moderation.counts.see')}
      </Link>
      <Button variant="outline" isBusy={save.isPending} onClick={() => save.mutate()}>
        {t('moderation.counts.download')}
      </Button>
    </div>
  )
}
