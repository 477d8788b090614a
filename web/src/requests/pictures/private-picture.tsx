import { usePrivateFile } from '../../media/private/use-private-file.ts'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type PrivatePicturesProps = {
  ids: readonly string[]
  /** The token of the tracking link; an account needs none. */
  token?: string
}

/** Pictures of evidence: read with the right of who looks, kept in memory only. */
export function PrivatePictures({ ids, token }: PrivatePicturesProps) {
  if (ids.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {ids.map((id, index) => (
        <li key={id}>
          <PrivatePicture id={id} token={token} number={index + 1} />
        </li>
      ))}
    </ul>
  )
}

function PrivatePicture({ id, token, number }: { id: string; token: string | undefined; number: number }) {
  const t = useWords()
  const { url, isError } = usePrivateFile({ id, token })
  if (isError) return <p className="text-small text-muted">{t('requests.picture.lost')}</p>
  if (!url) return <Skeleton className="size-20 rounded-md" />
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block rounded-md">
      <img src={url} alt={t('requests.picture', { number })} className="size-20 rounded-md object-cover" />
    </a>
  )
}
