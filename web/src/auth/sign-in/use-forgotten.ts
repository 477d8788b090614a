import { useEffect, useState } from 'react'
import { dropTabDraft, keepTabDraft, readTabDraft } from '../../ui/drafts/kept-drafts.ts'

const draftKey = 'forgotten'

export const dropForgotten = (): void => dropTabDraft(draftKey)

/** The address whose code for a new password is on its way. A reload of this tab asks for the code again. */
export function useForgotten() {
  const [email, setEmail] = useState<string>()
  useEffect(() => setEmail(readTabDraft<string>(draftKey)), [])
  const wait = (address: string) => {
    keepTabDraft(draftKey, address)
    setEmail(address)
  }
  const change = () => {
    dropForgotten()
    setEmail(undefined)
  }
  return { email, wait, change }
}
