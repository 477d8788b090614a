import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/actions/button.tsx'
import { Download } from '../../ui/icons.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { type StatementFile, saveStatement } from './save-statement.ts'

type StatementButtonsProps = { store: { id: string; slug: string }; month: string }

/** The month as a table, and as a document to print. */
export function StatementButtons({ store, month }: StatementButtonsProps) {
  const t = useWords()
  const save = useMutation({
    mutationFn: (as: StatementFile) => saveStatement(store, { month, as }),
    onError: (error) => toast.error(t('ledger.statement.not-downloaded', { reason: error.message })),
  })
  return (['csv', 'pdf'] as const).map((as) => (
    <Button
      key={as}
      variant="outline"
      isBusy={save.isPending && save.variables === as}
      onClick={() => save.mutate(as)}
      className="max-md:grow"
    >
      <Download aria-hidden="true" className="size-5" />
      {as.toUpperCase()}
    </Button>
  ))
}
