import { useSuspenseQuery } from '@tanstack/react-query'
import { accountQuery } from './session.ts'

/** Under which key a form's draft is kept: whose it is, which form, of what. For who is signed in. */
export function useDraftKey(form: string, ...about: string[]): string {
  const { data } = useSuspenseQuery(accountQuery)
  return [data.id, form, ...about].join(':')
}
