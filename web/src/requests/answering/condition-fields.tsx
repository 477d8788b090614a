import type { ReturnCondition } from '@makola/contract/requests/requests.ts'
import type { StoreRequest } from '@makola/contract/requests/store-requests.ts'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { useWords } from '../../ui/words/use-words.ts'

const names = {
  'as-new': 'requests.answer.condition.as-new',
  used: 'requests.answer.condition.used',
  damaged: 'requests.answer.condition.damaged',
  'not-what-was-sent': 'requests.answer.condition.not-what-was-sent',
} as const satisfies Record<ReturnCondition, string>

type ConditionFieldsProps = {
  lines: StoreRequest['lines']
  conditions: Record<string, ReturnCondition>
  onChange: (conditions: Record<string, ReturnCondition>) => void
}

/** The condition of the units of each line; as new unless something else is said. */
export function ConditionFields({ lines, conditions, onChange }: ConditionFieldsProps) {
  const t = useWords()
  return lines.map(({ lineId, name }) => (
    <RadioCards
      key={lineId}
      legend={t('requests.answer.receive.condition', { name })}
      name={`condition-${lineId}`}
      cards={(['as-new', 'used', 'damaged', 'not-what-was-sent'] as const).map((value) => ({
        value,
        title: t(names[value]),
      }))}
      value={conditions[lineId] ?? 'as-new'}
      onChange={(condition) => onChange({ ...conditions, [lineId]: condition })}
    />
  ))
}
