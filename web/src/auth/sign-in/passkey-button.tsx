import { useMutation } from '@tanstack/react-query'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useEffect } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { FormProblem } from '../forms/form-problem.tsx'
import { explainPasskeyProblem } from './explain-passkey-problem.ts'

const load = () => import('./passkeys.ts')

/** Signs in with a passkey at a press. Where the browser can, it also offers them in the field of the e-mail address. */
export function PasskeyButton() {
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
        Sign in with a passkey
      </Button>
      <FormProblem>{error ? explainPasskeyProblem(error) : ''}</FormProblem>
    </>
  )
}
