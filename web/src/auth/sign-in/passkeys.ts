import type { Passkey } from '@makola/contract/auth.ts'
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { api } from '../../shell/api/api-client.ts'
import { saveTokens } from '../session/tokens.ts'

// Loaded when a passkey may be used, and only then: who signs in with a password does not carry this.

/** Signs in with a passkey: asked for at once, or offered among what the browser fills in where someone types. */
export async function signInWithPasskey({ isOffered }: { isOffered: boolean }): Promise<void> {
  const { data } = await api.post('/auth/login/passkey/options')
  const credential = await startAuthentication({
    // The shop passes on what the standard says; the contract does not repeat it.
    optionsJSON: data as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: isOffered,
  })
  const body = { credential: { ...credential, response: { ...credential.response } } }
  saveTokens(await api.post('/auth/login/passkey', { body }))
}

/** Offers passkeys where the e-mail address is typed, in browsers that can. Returns how to stop. */
export function offerPasskeys(): () => void {
  let isWanted = true
  void browserSupportsWebAuthnAutofill().then((isSupported) => {
    // Nobody asked for it, so nobody is told when it does not work out: the form and the button are there.
    if (isSupported && isWanted) signInWithPasskey({ isOffered: true }).catch(() => undefined)
  })
  return () => {
    isWanted = false
    WebAuthnAbortService.cancelCeremony()
  }
}

/** Makes a passkey on this device, for who shows once more who they are. */
export async function addPasskey(name: string, proof: { password: string; code?: string }): Promise<Passkey> {
  const { data } = await api.post('/auth/passkeys/options', { body: proof })
  const credential = await startRegistration({
    optionsJSON: data as unknown as PublicKeyCredentialCreationOptionsJSON,
  })
  const body = { name, credential: { ...credential, response: { ...credential.response } } }
  return (await api.post('/auth/passkeys', { body })).data
}
