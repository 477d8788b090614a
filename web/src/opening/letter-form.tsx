import { confirmOpeningLetter, sendOpeningLetter } from '@makola/contract/opening/opening.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormProblem } from '../auth/forms/form-problem.tsx'
import { useEntryForm } from '../auth/forms/use-entry-form.ts'
import { call } from '../shell/api/api-client.ts'
import { Button } from '../ui/actions/button.tsx'
import { Field } from '../ui/inputs/field.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { openingQuery } from './opening-queries.ts'

/** Sends a letter to the operator, and takes its code. A code that was sent before may be typed at once. */
export function LetterForm({ email }: { email: string }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const sending = useMutation({ mutationFn: () => call(sendOpeningLetter, {}) })
  const { form, faults, problem, isPending } = useEntryForm<'code'>({
    send: async (typed) => {
      await call(confirmOpeningLetter, { body: typed })
      await queryClient.invalidateQueries(openingQuery())
    },
  })
  return (
    <div className="grid w-full max-w-prose gap-4">
      <Button
        variant={sending.isSuccess ? 'outline' : 'default'}
        isBusy={sending.isPending}
        onClick={() => sending.mutate()}
        className="justify-self-start"
      >
        {t(sending.isSuccess ? 'opening.mail.again' : 'opening.mail.send')}
      </Button>
      <p role="status" className="text-small text-muted empty:hidden">
        {sending.isSuccess && t('opening.mail.sent', { email })}
      </p>
      <FormProblem>{sending.error?.message ?? ''}</FormProblem>
      <form {...form} className="flex flex-wrap items-end gap-3">
        <Field label={t('opening.mail.code')} isRequired error={faults.code} className="w-40">
          {(control) => (
            <TextInput {...control} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
          )}
        </Field>
        <Button type="submit" variant="outline" isBusy={isPending}>
          {t('opening.mail.confirm')}
        </Button>
        <FormProblem>{problem}</FormProblem>
      </form>
    </div>
  )
}
