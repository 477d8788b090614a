import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AuthTitle } from '../../auth/sign-in/auth-title.tsx'
import { ResetPasswordForm } from '../../auth/sign-in/reset-password-form.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { optionalText } from '../../shell/router/search-params.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords, wordsOf } from '../../ui/words/use-words.ts'

const readSearch = optionalText('email', 'code')

export const Route = createFileRoute('/_auth/reset-password')({
  validateSearch: readSearch,
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('auth.page.password'), isPrivate: true }),
  component: ResetPassword,
})

/** A part of this page and no page of its own: every route costs bytes in the first load of all pages. */
const UndoEmailChange = lazyPart(async () => ({
  default: (await import('../../auth/email-change/undo-email-change.tsx')).UndoEmailChange,
}))

function ResetPassword() {
  const t = useWords()
  const { email, code } = Route.useSearch()
  // The email to a former address keeps its secret behind `#`, which browsers send to nobody.
  const [undoToken, setUndoToken] = useState<string>()
  useEffect(() => setUndoToken(/^#undo=(.+)$/.exec(location.hash)?.[1]), [])
  if (undoToken) return <UndoEmailChange token={undoToken} />
  return (
    <>
      <AuthTitle title={t('auth.page.password')}>{t('auth.page.password-text')}</AuthTitle>
      <ResetPasswordForm email={email} code={code} target="/account/security" />
    </>
  )
}
