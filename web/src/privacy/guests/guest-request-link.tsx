import { Link } from '@tanstack/react-router'
import { useWords } from '../../ui/words/use-words.ts'

/** The way to one's data for buyers without an account. */
export function GuestRequestLink() {
  const t = useWords()
  return (
    <p className="max-w-prose">
      {t('privacy.guest.way', {
        request: (text) => (
          <Link to="/privacy/request" search={{}} className="link inline-flex min-h-11 items-center">
            {text}
          </Link>
        ),
      })}
    </p>
  )
}
