import { useQuery } from '@tanstack/react-query'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { GoodsShelf } from './goods-shelf.tsx'
import { homeQuery } from './home-query.ts'

/** A shelf of goods where a visitor has found nothing: best sellers, or the first of the home page. Its place is kept for it. */
export function GoodsInstead() {
  const { data: home, isPending } = useQuery(homeQuery(useRateId()))
  const shelf = home?.shelves.find(({ kind }) => kind === 'best-sellers') ?? home?.shelves[0]
  if (isPending) return <div className="h-100" />
  return shelf ? <GoodsShelf shelf={shelf} /> : null
}
