import { undoEmailChange } from '@makola/contract/auth/auth.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../shell/api/api-client.ts'
import { Button, buttonStyles } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { AuthTitle } from '../sign-in/auth-title.tsx'

/** Undoes a change of address at a press: programs that open the links of an email do not press. */
export function UndoEmailChange({ token }: { token: string }) {
  const t = useWords()
  const undo = useMutation({ mutationFn: () => call(undoEmailChange, { body: { token } }) })
  if (undo.data) {
    const { email } = undo.data.data
    return (
      <>
        <AuthTitle title={t('auth.email-change.undone')}>{t('auth.email-change.undone-text', { email })}</AuthTitle>
        <Link to="/forgot-password" search={{ redirect: undefined }} className={buttonStyles({ size: 'lg' })}>
          {t('auth.page.password')}
        </Link>
      </>
    )
  }
  return (
    <div className="grid gap-5">
      <AuthTitle title={t('auth.email-change.undo')}>{t('auth.email-change.undo-text')}</AuthTitle>
      <FormProblem>{undo.error?.message ?? ''}</FormProblem>
      <Button size="lg" isBusy={undo.isPending} onClick={() => undo.mutate()}>
        {t('auth.email-change.undo-submit')}
      </Button>
    </div>
  )
}
