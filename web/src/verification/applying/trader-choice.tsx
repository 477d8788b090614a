import { showTrader, type Trader, type TraderPart } from '@makola/contract/verification/traders.ts'
import type { Key } from '@makola/words/messages.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LeaveGuard } from '../../ui/drafts/leave-guard.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Switch } from '../../ui/inputs/switch.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { traderQuery } from '../traders/trader-query.ts'

const partNames = {
  number: 'verification.trader.number',
  address: 'verification.trader.address',
  email: 'verification.trader.email',
  phone: 'verification.trader.phone',
} as const satisfies Record<TraderPart, Key>
const allParts = Object.keys(partNames) as TraderPart[]

/** The choice of a verified business: the details that buyers see on the store's page. */
export function TraderChoice({ storeId }: { storeId: string }) {
  const { data } = useQuery(traderQuery(storeId))
  return data === undefined ? null : <ChoiceForm key={JSON.stringify(data)} storeId={storeId} trader={data} />
}

function ChoiceForm({ storeId, trader }: { storeId: string; trader: Trader | null }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const shownParts = allParts.filter((part) => trader === null || trader[part] !== null)
  const [isShown, setIsShown] = useState(trader !== null)
  const [parts, setParts] = useState(shownParts)
  const hasOtherParts = allParts.some((part) => parts.includes(part) !== shownParts.includes(part))
  const isDirty = isShown !== (trader !== null) || (isShown && hasOtherParts)
  const save = useMutation({
    mutationFn: () => call(showTrader, { params: { id: storeId }, body: { isShown, parts } }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(traderQuery(storeId).queryKey, data)
      toast.success(t('verification.trader.saved'))
    },
    onError: (failure) => void toast.error(failure.message),
  })
  const toggle = (part: TraderPart) =>
    setParts(parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part])
  return (
    <Card aria-labelledby="trader-choice">
      <h2 id="trader-choice" className="text-heading">
        {t('verification.trader.choice')}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">{t('verification.trader.choice-note')}</p>
      <Switch
        label={t('verification.trader.show')}
        hint={t('verification.trader.show-hint')}
        isOn={isShown}
        onChange={setIsShown}
      />
      {isShown && (
        <fieldset className="mt-4 grid">
          <legend className="font-medium">{t('verification.trader.parts')}</legend>
          {allParts.map((part) => (
            <Checkbox
              key={part}
              label={t(partNames[part])}
              checked={parts.includes(part)}
              onChange={() => toggle(part)}
            />
          ))}
        </fieldset>
      )}
      <Button className="mt-4" isBusy={save.isPending} onClick={() => save.mutate()}>
        {t('verification.trader.save')}
      </Button>
      <LeaveGuard isDirty={isDirty && !save.isPending} onLeave={() => undefined} />
    </Card>
  )
}
