import { confirmTwoFactor } from '@makola/contract/auth/account.ts'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { checkCode } from '../forms/check-entries.ts'
import { CodeField } from '../forms/code-field.tsx'
import { CopyButton } from '../forms/copy-button.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { useEntryForm } from '../forms/use-entry-form.ts'
import { QrCode } from './qr-code.tsx'

type TwoFactorSetupProps = {
  secret: string
  uri: string
  onCancel: () => void
  onConfirmed: (recoveryCodes: string[]) => void
}

/** The secret for the app, to scan or to type, and a field for the app's first code, which proves that it works. */
export function TwoFactorSetup({ secret, uri, onCancel, onConfirmed }: TwoFactorSetupProps) {
  const t = useWords()
  const { form, faults, problem, isPending } = useEntryForm<'code'>({
    check: ({ code }) => ({ code: checkCode(code, t) }),
    send: async ({ code }) => {
      const { data } = await call(confirmTwoFactor, { body: { code } })
      onConfirmed(data.codes)
    },
  })
  return (
    <div className="grid gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-8">
      <QrCode text={uri} label={t('auth.two-factor.qr-code')} className="size-52 rounded-md" />
      <form {...form} className="grid max-w-md content-start gap-4">
        <p>{t('auth.two-factor.scan')}</p>
        <div className="flex items-center gap-2 rounded-md bg-sunken py-1 pe-1 ps-4">
          <code className="min-w-0 grow text-small wrap-anywhere tabular">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={secret} label={t('auth.two-factor.copy-key')} />
        </div>
        <CodeField label={t('auth.two-factor.first-code')} error={faults.code} isSentWhenFull />
        <FormProblem>{problem}</FormProblem>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={isPending}>
            {t('auth.two-factor.turn-on')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        </div>
      </form>
    </div>
  )
}
