import { setNotificationSettings } from '@makola/contract/notifications/notifications.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../shell/api/api-client.ts'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { Switch } from '../../ui/inputs/switch.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { newsSettingQuery, storeNewsQuery } from './queries.ts'

const mostShown = 10

/** The new goods of the stores that a shopper follows, newest first. */
export function StoreNews() {
  const t = useWords()
  const { data: news = [] } = useQuery(storeNewsQuery)
  if (news.length === 0) return null
  return (
    <section aria-labelledby="store-news">
      <h2 id="store-news" className="mb-2 text-heading">
        {t('wishes.news-section.title')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {news.slice(0, mostShown).map(({ id, title, body, link, createdAt }) => (
          <li key={id} className="py-3">
            <Link to={link} className="font-semibold hover:underline">
              {title}
            </Link>
            <p className="text-small text-muted">{body}</p>
            <p className="text-small text-muted">
              <LocalTime at={createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The choice to hear of it by email too. */
export function NewsByEmail() {
  const t = useWords()
  const queryClient = useQueryClient()
  const { data: setting } = useQuery(newsSettingQuery)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (byEmail: boolean) =>
      call(setNotificationSettings, { body: { settings: [{ type: 'store-news', inBell: true, byEmail }] } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: newsSettingQuery.queryKey }),
    onError: (error) => void toast.error(error.message),
  })
  if (!setting) return null
  return (
    <Switch
      label={t('wishes.stores.email')}
      hint={t('wishes.stores.email-hint')}
      isOn={isPending ? variables : setting.byEmail}
      onChange={(byEmail) => mutate(byEmail)}
      className="mt-3"
    />
  )
}
