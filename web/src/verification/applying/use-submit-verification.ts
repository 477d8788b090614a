import { submitVerification, type Verification } from '@makola/contract/verification/verification.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { type ApplicationDraft, bodyOf, checkDraft } from './application-draft.ts'

/** Sends an application: faults appear at their fields, other problems as a message. */
export function useSubmitVerification(storeId: string) {
  const t = useWords()
  const queryClient = useQueryClient()
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { mutate, isPending, error } = useMutation({
    mutationFn: (draft: ApplicationDraft): Promise<{ data: Verification }> =>
      call(submitVerification, { params: { id: storeId }, body: bodyOf(draft) }),
    onSuccess: async () => {
      void toast.success(t('verification.form.sent'))
      await queryClient.invalidateQueries({ queryKey: ['verification'] })
      window.scrollTo({ top: 0 })
    },
    onError: async (failure) => {
      const errors = failure instanceof ApiProblem ? failure.errors : []
      setFaults(Object.fromEntries(errors.map(({ pointer = '', detail }) => [pointer, detail])))
      focusFirstFault()
      // Another tab may have sent it.
      await queryClient.invalidateQueries({ queryKey: ['verification'] })
    },
  })
  const said = error instanceof ApiProblem ? error.message : t('verification.form.offline')
  return {
    faults,
    isPending,
    problem: error && Object.keys(faults).length === 0 ? said : '',
    submit: (draft: ApplicationDraft) => {
      const found = checkDraft(draft, t)
      setFaults(found)
      if (Object.keys(found).length === 0 && !isPending) mutate(draft)
      else focusFirstFault()
    },
  }
}

function focusFirstFault(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
