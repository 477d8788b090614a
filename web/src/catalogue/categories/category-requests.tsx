import type { CategoryRequest } from '@makola/contract/categories.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { categoryRequestsQuery, useDecideCategoryRequest } from './change-categories.ts'

/** The stores' requests, for an operator to decide. Hidden while there are none. */
export function CategoryRequests() {
  const { data: requests = [] } = useQuery(categoryRequestsQuery)
  const decide = useDecideCategoryRequest()
  const [declined, setDeclined] = useState<CategoryRequest | null>(null)
  const [reason, setReason] = useState('')
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="requests" className="mb-8 rounded-lg border border-line bg-surface p-4 md:p-6">
      <h2 id="requests" className="mb-4 text-heading">
        Asked for
      </h2>
      <ul className="grid gap-4">
        {requests.map((request) => (
          <li key={request.id} className="flex flex-wrap items-center justify-between gap-3">
            <p>
              <strong>{request.name}</strong>
              {request.parent && <span> below {request.parent.name}</span>}
              <span className="block text-small text-muted">
                {request.store.name}, {request.requestedBy}
              </span>
            </p>
            <span className="flex gap-2">
              <Button variant="outline" size="sm" onClick={() => setDeclined(request)}>
                Decline
              </Button>
              <Button
                size="sm"
                isBusy={decide.isPending}
                onClick={() => decide.mutate({ request, decision: 'approve' })}
              >
                Add it
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={declined !== null}
        onClose={() => setDeclined(null)}
        title={declined ? `Decline ${declined.name}?` : ''}
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
            Decline
          </Button>
        }
      >
        <div className="pb-4">
          <Field label="Why, in a sentence" hint="The store reads it.">
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
