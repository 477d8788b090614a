import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { dropTabDraft, keepTabDraft, readTabDraft } from '../../ui/drafts/kept-drafts.ts'

const draftKey = 'new-password-set'

/** Remembers in this tab that a new password is set, while the second step of signing in is still to come. */
export const keepNewPasswordSet = (): void => keepTabDraft(draftKey, true)
export const dropNewPasswordSet = (): void => dropTabDraft(draftKey)

export const signInPath = (target: string): string => `/login?redirect=${encodeURIComponent(target)}`

/** Leads from the pages of a new password, reloaded at the second step, to the sign-in: their code is used up. */
export function useSignInOnceSet(target: string): void {
  const { history } = useRouter()
  useEffect(() => {
    // The link that takes an account back is of another matter.
    const isUndo = location.hash.startsWith('#undo=')
    if (!isUndo && readTabDraft(draftKey)) history.replace(signInPath(target))
  }, [history, target])
}

/** Returns true on the sign-in page to which that has led. */
export function useIsNewPasswordSet(): boolean {
  const [isSet, setIsSet] = useState(false)
  useEffect(() => {
    if (!readTabDraft(draftKey)) return
    setIsSet(true)
    // Whoever forgets the new one as well may set another.
    dropNewPasswordSet()
  }, [])
  return isSet
}
