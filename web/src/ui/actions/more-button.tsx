import { Button, type ButtonProps } from './button.tsx'

type EndlessList = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }

type MoreButtonProps = Pick<ButtonProps, 'children' | 'className' | 'variant' | 'size'> & { list: EndlessList }

/** Fetches a list's next page; hidden at the end of the list. */
export function MoreButton({ list, ...look }: MoreButtonProps) {
  if (!list.hasNextPage) return null
  return (
    <Button variant="outline" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} {...look} />
  )
}
