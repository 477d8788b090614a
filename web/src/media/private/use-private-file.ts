import { readPrivateFile } from '@makola/contract/media/private-files.ts'
import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '../../shell/api/fetch-file.ts'
import { useObjectUrl } from '../../shell/api/use-object-url.ts'

type Asked = {
  id: string
  /** The token of the buyer's tracking link; an account needs none. */
  token: string | undefined
  /** The type that the file is shown as; without it that of the answer. */
  contentType?: string
}

/** Reads a private file with the right of who looks. Its address is this page's own. */
export function usePrivateFile({ id, token, contentType }: Asked) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['private-files', id, contentType ?? 'as-sent'],
    queryFn: async ({ signal }) => {
      const file = await fetchFile(readPrivateFile, { params: { id }, query: { token }, signal })
      return contentType === undefined ? file : new Blob([file], { type: contentType })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { url: useObjectUrl(data), isError, retry: () => void refetch() }
}
