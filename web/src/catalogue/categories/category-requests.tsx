import type { CategoryRequest } from '@makola/contract/catalogue/categories.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { categoryRequestsQuery, useDecideCategoryRequest } from './change-categories.ts'

/** The stores' requests, for the shop's staff to decide. Hidden while there are none. */
export function CategoryRequests() {
  const t = useWords()
  const { data: requests = [] } = useQuery(categoryRequestsQuery)
  const decide = useDecideCategoryRequest()
  const [declined, setDeclined] = useState<CategoryRequest | null>(null)
  const [reason, setReason] = useState('')
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="requests" className="mb-8 rounded-lg border border-line bg-surface p-4 md:p-6">
      <h2 id="requests" className="mb-4 text-heading">
        {t('catalogue.categories.requests')}
      </h2>
      <ul className="grid gap-4">
        {requests.map((request) => (
          <li key={request.id} className="flex flex-wrap items-center justify-between gap-3">
            <p>
              {request.parent ? (
                t('catalogue.categories.requests.below', {
                  name: request.name,
                  parent: request.parent.name,
                  strong: (text) => <strong>{text}</strong>,
                })
              ) : (
                <strong>{request.name}</strong>
              )}
              <span className="block text-small text-muted">
                {t('catalogue.categories.requests.by', { store: request.store.name, person: request.requestedBy })}
              </span>
            </p>
            <StaffMay permission="categories.write">
              <span className="flex gap-2">
                <Button variant="outline" size="sm" onClick={() => setDeclined(request)}>
                  {t('catalogue.categories.requests.decline')}
                </Button>
                <Button
                  size="sm"
                  isBusy={decide.isPending}
                  onClick={() => decide.mutate({ request, decision: 'approve' })}
                >
                  {t('catalogue.categories.requests.add')}
                </Button>
              </span>
            </StaffMay>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={declined !== null}
        onClose={() => setDeclined(null)}
        title={declined ? t('catalogue.categories.requests.decline.title', { name: declined.name }) : ''}
        footer={
          <Button
            isBusy={decide.isPending}
            onClick={() =>
              declined &&
              decide.mutate(
                { request: declined, decision: 'decline', ...(reason.trim() && { reason: reason.trim() }) },
                { onSettled: () => setDeclined(null) },
              )
            }
          >
            {t('catalogue.categories.requests.decline')}
          </Button>
        }
      >
        <div className="pb-4">
          <Field
            label={t('catalogue.categories.requests.decline.reason')}
            hint={t('catalogue.categories.requests.decline.hint')}
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={200}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </div>
      </Dialog>
    </section>
  )
}
