import { moveStock, type StockMove, type StockOutcome } from '@makola/contract/catalogue/stock.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { refetchProducts } from '../stock/inventory-queries.ts'
import { type StocktakeDraft, writeMove } from './stocktake-draft.ts'

const linesInCall = 50

type Asked = { draft: StocktakeDraft; isTrial: boolean }

/** Sends the lines of a draft, some at a time; a trial only asks what would happen. */
export function useMoveStock(storeId: string, kind: StockMove['kind']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ draft, isTrial }: Asked) => {
      const outcomes: StockOutcome[] = []
      for (let start = 0; start < draft.lines.length; start += linesInCall) {
        const part = { ...draft, lines: draft.lines.slice(start, start + linesInCall) }
        const body = writeMove(kind, part, isTrial)
        const { data } = await call(moveStock, { params: { id: storeId }, body, idempotencyKey: crypto.randomUUID() })
        outcomes.push(...data)
      }
      return outcomes
    },
    onSettled: (_, __, { isTrial }) => (isTrial ? undefined : refetchProducts(queryClient, storeId)),
  })
}
