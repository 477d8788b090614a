import { Button } from '../../ui/actions/button.tsx'
import { QuantityStepper } from '../../ui/actions/quantity-stepper.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { AskedParcel } from './wizard-draft.ts'

type LinesStepProps = {
  parcel: AskedParcel
  units: Record<string, number>
  onChange: (units: Record<string, number>) => void
  onNext: () => void
}

/** Chooses the units of each line. */
export function LinesStep({ parcel, units, onChange, onNext }: LinesStepProps) {
  const t = useWords()
  const lines = parcel.lines.filter(({ left }) => left > 0)
  const isNone = lines.every(({ lineId }) => (units[lineId] ?? 0) === 0)
  return (
    <div>
      <h3 className="mb-3 text-subheading">{t('requests.wizard.lines')}</h3>
      <ul className="grid gap-3">
        {lines.map(({ lineId, name, variantTitle, picture, left, unitPrice }) => (
          <li key={lineId} className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface p-3">
            <Picture picture={picture} sizes="56px" alt="" className="size-14 shrink-0 rounded-md" />
            <span className="min-w-0 grow basis-32">
              <span className="block leading-5 font-medium break-words">{name}</span>
              {variantTitle && <span className="block text-small text-muted">{variantTitle}</span>}
              <span className="block text-small text-muted">
                {t('requests.wizard.lines.of', { left, price: unitPrice })}
              </span>
            </span>
            <QuantityStepper
              label={t('requests.wizard.lines.quantity', { name })}
              value={Math.min(units[lineId] ?? 0, left)}
              min={0}
              max={left}
              onChange={(quantity) => onChange({ ...units, [lineId]: quantity })}
            />
          </li>
        ))}
      </ul>
      {isNone && <p className="mt-3 text-small text-muted">{t('requests.wizard.lines.none')}</p>}
      <Button disabled={isNone} onClick={onNext} className="mt-4 w-full">
        {t('requests.wizard.next')}
      </Button>
    </div>
  )
}
