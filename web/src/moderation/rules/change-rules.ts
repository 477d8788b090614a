import {
  createProhibitedRule,
  deleteProhibitedRule,
  type GivenRule,
  updateProhibitedRule,
} from '@makola/contract/catalogue/prohibited.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { prohibitedQuery } from '../../catalogue/prohibited/prohibited-query.ts'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** Saves a rule: a new one, or the version that the person has seen. */
export function useSaveRule(seen: { id: string; version: number } | null) {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: GivenRule) =>
      seen
        ? call(updateProhibitedRule, { params: { id: seen.id }, body: { ...body, version: seen.version } })
        : call(createProhibitedRule, { body }),
    onSuccess: () => void toast.success(t('moderation.rules.saved')),
    onSettled: () => client.invalidateQueries(prohibitedQuery),
  })
}

export function useDeleteRule() {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteProhibitedRule, { params: { id } }),
    onSuccess: () => void toast.success(t('moderation.rules.removed')),
    onError: (error) => void toast.error(error.message),
    onSettled: () => client.invalidateQueries(prohibitedQuery),
  })
}
