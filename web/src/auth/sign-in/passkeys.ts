import { addPasskey as addPasskeyCall, startPasskey } from '@makola/contract/auth/account.ts'
import { loginWithPasskey, type Passkey, startPasskeyLogin } from '@makola/contract/auth/auth.ts'
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { call } from '../../shell/api/api-client.ts'
import { saveTokens } from '../session/tokens.ts'

// Loaded only when a passkey may be used: password sign-ins do not pay for it.

/** Signs in with a passkey: requested at once, or offered by autofill. */
export async function signInWithPasskey({ isOffered }: { isOffered: boolean }): Promise<void> {
  const { data } = await call(startPasskeyLogin)
  const credential = await startAuthentication({
    // The shop passes the standard's options on; the contract does not repeat them.
    optionsJSON: data as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: isOffered,
  })
  const body = { credential: { ...credential, response: { ...credential.response } } }
  saveTokens(await call(loginWithPasskey, { body }))
}

/** Offers passkeys in the email field, in supporting browsers. Returns how to stop. */
export function offerPasskeys(): () => void {
  let isWanted = true
  void browserSupportsWebAuthnAutofill().then((isSupported) => {
    // The visitor did not ask for it, so a failure is silent: the form and the button are there.
    if (isSupported && isWanted) signInWithPasskey({ isOffered: true }).catch(() => undefined)
  })
  return () => {
    isWanted = false
    WebAuthnAbortService.cancelCeremony()
  }
}

/** Makes a passkey on this device, after fresh proof of identity. */
export async function addPasskey(name: string, proof: { password: string; code?: string }): Promise<Passkey> {
  const { data } = await call(startPasskey, { body: proof })
  const credential = await startRegistration({
    optionsJSON: data as unknown as PublicKeyCredentialCreationOptionsJSON,
  })
  const body = { name, credential: { ...credential, response: { ...credential.response } } }
  return (await call(addPasskeyCall, { body })).data
}
