import { getModerationCounts } from '@makola/contract/moderation/counts.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** The year of an address, which may say anything. */
export function readYear(text: string | undefined): number | undefined {
  const year = Number(text)
  return Number.isInteger(year) && year >= 2000 && year <= 2100 ? year : undefined
}

/** The reports, takedowns and appeals of a year, the current one unless named. */
export const countsQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: ['moderation', 'counts', year],
    queryFn: async ({ signal }) =>
      (await call(getModerationCounts, { query: { year: year?.toString() }, signal })).data,
  })
