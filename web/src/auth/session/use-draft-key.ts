import { useSuspenseQuery } from '@tanstack/react-query'
import { accountQuery } from './session.ts'

/** The key of a form's draft: its owner, form and object. For signed-in people. */
export function useDraftKey(form: string, ...about: string[]): string {
  const { data } = useSuspenseQuery(accountQuery)
  return [data.id, form, ...about].join(':')
}
