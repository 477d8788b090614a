import { type AccountToName, findAccountName } from '@makola/contract/ledger/payout-accounts.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../shell/api/api-client.ts'

/** Asks in whose name an account is, once for each account that is typed whole. A failure shows nothing: saving tells it. */
export function useAccountName(storeId: string, onFound: (name: string) => void) {
  const last = useRef('')
  const { mutate, reset, data, isPending } = useMutation({
    mutationFn: async (account: AccountToName) =>
      (await call(findAccountName, { params: { id: storeId }, body: { account } })).data,
    onSuccess: ({ name }, { holder }) => {
      if (name !== null && holder === undefined) onFound(name)
    },
  })
  return {
    found: data,
    isPending,
    ask(account: AccountToName) {
      const asked = JSON.stringify(account)
      if (asked === last.current || account.institution === '' || account.number.length < 8) return
      last.current = asked
      mutate(account)
    },
    forget() {
      last.current = ''
      reset()
    },
  }
}
