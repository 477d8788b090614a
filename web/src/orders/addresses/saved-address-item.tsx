import { changeSavedAddress, removeSavedAddress, type SavedAddress } from '@makola/contract/orders/saved-addresses.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { savedAddressesQuery } from '../order/saved-addresses-query.ts'

/** One saved address with what can be done with it. The buttons name it for those who hear the page. */
export function SavedAddressItem({ saved, onEdit }: { saved: SavedAddress; onEdit: () => void }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { id, address, addressLines, isDefault } = saved
  const street = address.line1
  const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>
  const settled = () => queryClient.invalidateQueries({ queryKey: savedAddressesQuery.queryKey })
  const onError = (failure: Error) => void toast.error(failure.message)
  const prefer = useMutation({
    mutationFn: () => call(changeSavedAddress, { params: { id }, body: { address, isDefault: true } }),
    onError,
    onSettled: settled,
  })
  const remove = useMutation({
    mutationFn: () => call(removeSavedAddress, { params: { id } }),
    onSuccess: () => toast.success(t('orders.addresses.deleted')),
    onError,
    onSettled: () => {
      setIsAsking(false)
      return settled()
    },
  })
  return (
    <li className="grid gap-2 py-4 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {address.name}
          {isDefault && <Badge tone="accent">{t('orders.addresses.default')}</Badge>}
        </p>
        <p className="text-muted wrap-anywhere">{addressLines.filter((line) => line !== address.name).join(', ')}</p>
      </div>
      <div className="-ms-3 flex flex-wrap sm:ms-0 sm:justify-end">
        <Button variant="ghost" size="sm" onClick={onEdit}>
          <span>{t('orders.addresses.edit', { street, hidden })}</span>
        </Button>
        {!isDefault && (
          <Button variant="ghost" size="sm" isBusy={prefer.isPending} onClick={() => prefer.mutate()}>
            <span>{t('orders.addresses.make-default', { street, hidden })}</span>
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
          <span>{t('orders.addresses.delete', { street, hidden })}</span>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate()}
        title={t('orders.addresses.delete-title', { street })}
        description={t('orders.addresses.delete-text')}
        confirmLabel={t('ui.delete')}
        isDestructive
        isBusy={remove.isPending}
      />
    </li>
  )
}
