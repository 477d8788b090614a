import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { previewLinkQuery } from './queries.ts'

/** Opens the store as shoppers will see it. The address can be passed on. */
export function PreviewLink({ storeId }: { storeId: string }) {
  const t = useWords()
  const { data: token } = useQuery(previewLinkQuery(storeId))
  if (!token) return null
  return (
    <Link to="/preview/$token" params={{ token }} className={buttonStyles({ variant: 'outline' })}>
      {t('stores.standing.preview')}
    </Link>
  )
}
