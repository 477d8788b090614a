import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { RecallRate } from '../rates/rate-gate.tsx'
import type { PaymentHints } from './queries.ts'

type OrderHints = PaymentHints & { token?: string }

/**
 * A payment page or a letter may lead back to another browser than the one that the country was chosen in. The order
 * that the address leads to was placed in that country, so its rate is still the visitor's choice. Undefined where the
 * address leads to no order.
 */
export function useRecallRate(): RecallRate | undefined {
  const queryClient = useQueryClient()
  const { pathname, search } = useLocation()
  const { token, reference, trxref, transaction_id, tx_ref, session_id }: OrderHints = search
  const leadsTo = (page: string, ...hints: unknown[]) => pathname.startsWith(page) && hints.some(Boolean)
  const isPayment = leadsTo('/payments/', reference, trxref, transaction_id, tx_ref, session_id)
  const isOrder = leadsTo('/order-tracking', token)

  const recall = useCallback(async () => {
    // Every page has this question in its way, few need the answer.
    const { trackedOrderQuery, verifiedPaymentQuery } = await import('./queries.ts')
    const found = token
      ? await queryClient.ensureQueryData(trackedOrderQuery(token))
      : await queryClient.ensureQueryData(
          verifiedPaymentQuery({ reference, trxref, transaction_id, tx_ref, session_id }),
        )
    return found.rateId
  }, [queryClient, token, reference, trxref, transaction_id, tx_ref, session_id])
  return isPayment || isOrder ? recall : undefined
}
