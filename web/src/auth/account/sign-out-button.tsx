import { Button } from '../../ui/actions/button.tsx'
import { LogOut } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { useSignOut } from '../session/use-sign-out.ts'

export function SignOutButton() {
  const t = useWords()
  const signOut = useSignOut()
  return (
    <Button variant="outline" onClick={signOut}>
      <LogOut aria-hidden="true" className="size-4" />
      {t('auth.account.sign-out')}
    </Button>
  )
}
