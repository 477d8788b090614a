import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { FingerprintPattern as Fingerprint } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { explainPasskeyProblem } from './explain-passkey-problem.ts'

const load = () => import('./passkeys.ts')

/** Signs in with a passkey on a press. In supporting browsers it also offers passkeys in the email field. */
export function PasskeyButton() {
  const t = useWords()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await load()).signInWithPasskey({ isOffered: false }),
  })
  useEffect(() => {
    if (!('PublicKeyCredential' in window)) return
    const offer = load().then(({ offerPasskeys }) => offerPasskeys())
    return () => void offer.then((stop) => stop())
  }, [])
  return (
    <>
      <Button variant="outline" size="lg" isBusy={isPending} onClick={() => mutate()} className="w-full">
        {!isPending && <Fingerprint aria-hidden="true" className="size-5" />}
        {t('auth.passkey.sign-in')}
      </Button>
      <FormProblem>{error ? explainPasskeyProblem(error, t) : ''}</FormProblem>
    </>
  )
}
