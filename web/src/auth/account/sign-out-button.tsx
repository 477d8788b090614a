import { Button } from '../../ui/actions/button.tsx'
import { LogOut } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'

export function SignOutButton({ onClick }: { onClick: () => void }) {
  const t = useWords()
  return (
    <Button variant="outline" onClick={onClick}>
      <LogOut aria-hidden="true" className="size-4" />
      {t('auth.account.sign-out')}
    </Button>
  )
}
