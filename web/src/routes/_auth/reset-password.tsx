import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AuthTitle } from '../../auth/sign-in/auth-title.tsx'
import { useSignInOnceSet } from '../../auth/sign-in/new-password-set.ts'
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

const target = '/account/security'

function ResetPassword() {
  const t = useWords()
  const search = Route.useSearch()
  // Emails keep their secrets behind `#`, which browsers send to nobody. Those of the release before had a code in the query.
  const [secrets, setSecrets] = useState('')
  useEffect(() => setSecrets(location.hash.slice(1)), [])
  useSignInOnceSet(target)
  const { undo, email = search.email, code = search.code } = Object.fromEntries(new URLSearchParams(secrets))
  if (undo) return <UndoEmailChange token={undo} />
  return (
    <ResetPasswordForm key={secrets} email={email} code={code} target={target}>
      <AuthTitle title={t('auth.page.password')}>{t('auth.page.password-text')}</AuthTitle>
    </ResetPasswordForm>
  )
}
