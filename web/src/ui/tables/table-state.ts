/** The selected keys, as the table keeps them. */
export type Selection = Record<string, true>

type Sorting = { id: string; desc: boolean }[]

/** 'price' and '-price', as in the API and the address bar, for the table. */
export function readSort(sort: string | undefined): Sorting {
  if (!sort) return []
  return sort.startsWith('-') ? [{ id: sort.slice(1), desc: true }] : [{ id: sort, desc: false }]
}

export function writeSort([first]: Sorting): string | undefined {
  return first && (first.desc ? `-${first.id}` : first.id)
}
