import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { nextCheckInSeconds } from '../payments/check-waits.ts'
import { chooseOutcomeScreen } from './outcome-screen.ts'
import { type PaymentHints, verifiedPaymentQuery } from './queries.ts'

/** Asks the server what became of a payment, again while it is being confirmed, for at most about two minutes. */
export function useVerifiedPayment(hints: PaymentHints) {
  const hasHints = Object.values(hints).some((value) => value !== undefined)
  const [checks, setChecks] = useState(0)
  const { data: payment, error, isFetching, refetch } = useQuery({ ...verifiedPaymentQuery(hints), enabled: hasHints })

  const wait = payment?.outcome === 'confirming' ? nextCheckInSeconds(checks) : null
  useEffect(() => {
    if (wait === null || isFetching) return
    const timer = setTimeout(() => {
      setChecks((before) => before + 1)
      void refetch()
    }, wait * 1000)
    return () => clearTimeout(timer)
  }, [wait, isFetching, refetch])

  const checkAgain = () => {
    setChecks(0)
    void refetch()
  }
  const screen = chooseOutcomeScreen({ hasHints, payment, error, isOutOfPatience: wait === null })
  return { screen, payment, isChecking: isFetching, checkAgain }
}
