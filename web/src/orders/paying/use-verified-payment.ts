import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { nextCheckInSeconds, untilNextAsked } from '../../payments/methods/check-waits.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { type PaymentHints, verifiedPaymentQuery } from '../order/queries.ts'
import { chooseOutcomeScreen } from './outcome-screen.ts'

/**
 * Asks the server for the outcome of a payment, and again while it is open: often for about two minutes, then whenever the shop
 * itself has asked the provider.
 */
export function useVerifiedPayment(hints: PaymentHints) {
  const hasHints = Object.values(hints).some((value) => value !== undefined)
  const t = useWords()
  const [checks, setChecks] = useState(0)
  const { data: payment, error, isFetching, refetch } = useQuery({ ...verifiedPaymentQuery(hints), enabled: hasHints })

  const isOpen = payment?.outcome === 'confirming' || payment?.outcome === 'unpaid'
  const soon = nextCheckInSeconds(checks)
  const nextCheckAt = payment?.nextCheckAt ?? null
  useEffect(() => {
    if (!isOpen || isFetching) return
    const wait = soon ?? untilNextAsked(nextCheckAt, new Date())
    const timer = setTimeout(() => {
      setChecks((before) => before + 1)
      void refetch()
    }, wait * 1000)
    return () => clearTimeout(timer)
  }, [isOpen, soon, nextCheckAt, isFetching, refetch])

  const checkAgain = () => {
    setChecks(0)
    void refetch()
  }
  const screen = chooseOutcomeScreen({ hasHints, payment, error, isOutOfPatience: soon === null }, t)
  return { screen, payment, isChecking: isFetching, checkAgain }
}
