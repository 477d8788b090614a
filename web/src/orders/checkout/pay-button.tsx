import { Button } from '../../ui/actions/button.tsx'
import { Lock } from '../../ui/icons.ts'
import { useWords, type Words } from '../../ui/words/use-words.ts'

export type PayButtonProps = {
  /** As the amounts around it are written. */
  total: string | undefined
  /** Nothing is charged now: it is paid on delivery. */
  paysCash: boolean
  isPlacing: boolean
  isDisabled: boolean
}

/**
 * 'Pay ₦12,300.00': the exact charge; short when the total is beside it. Belongs to the checkout's form from anywhere on the
 * page.
 */
export function PayButton({ total, paysCash, isPlacing, isDisabled }: PayButtonProps) {
  const t = useWords()
  return (
    <Button type="submit" form="checkout" size="lg" isBusy={isPlacing} disabled={isDisabled}>
      {!isPlacing && !paysCash && <Lock aria-hidden="true" className="size-4" />}
      {wordsFor({ total, paysCash, isPlacing }, t)}
    </Button>
  )
}

function wordsFor({ total, paysCash, isPlacing }: Omit<PayButtonProps, 'isDisabled'>, t: Words): string {
  if (isPlacing) return total ? t('orders.checkout.placing') : t('orders.checkout.placing-short')
  if (!total) return paysCash ? t('orders.checkout.pay-on-delivery-short') : t('orders.checkout.pay-short')
  return paysCash ? t('orders.checkout.pay-on-delivery', { total }) : t('orders.checkout.pay', { total })
}
