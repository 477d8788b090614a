import { type NotificationSetting, setNotificationSettings } from '@makola/contract/notifications/notifications.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../shell/api/api-client.ts'
import { Switch } from '../ui/inputs/switch.tsx'
import { Drawer } from '../ui/layers/dialog.tsx'
import { ErrorState } from '../ui/messages/error-state.tsx'
import { Skeleton } from '../ui/messages/skeleton.tsx'
import { toast } from '../ui/messages/toast.ts'
import { useWords } from '../ui/words/use-words.ts'
import { notificationWords } from './notification-types.ts'
import { notificationSettingsQuery } from './queries.ts'

type NotificationSettingsProps = { storeId: string | undefined; isOpen: boolean; onClose: () => void }

/** The channels for each type of notification. Load it with `lazy`. */
export function NotificationSettings({ storeId, isOpen, onClose }: NotificationSettingsProps) {
  const t = useWords()
  const { data, error, refetch } = useQuery(notificationSettingsQuery(storeId))
  const choose = useChooseSettings(storeId)
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('notifications.settings.title')}
      description={t('notifications.settings.text')}
    >
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96" />}
      <div className="grid gap-4 pb-4">
        {data?.map((setting) => (
          <SettingCard key={setting.type} setting={setting} onChange={choose} />
        ))}
      </div>
    </Drawer>
  )
}

type SettingCardProps = { setting: NotificationSetting; onChange: (setting: NotificationSetting) => void }

function SettingCard({ setting, onChange }: SettingCardProps) {
  const t = useWords()
  const { name, when, icon: Icon } = notificationWords[setting.type]
  return (
    <fieldset className="rounded-lg border border-line bg-surface p-4">
      <legend className="sr-only">{t(name)}</legend>
      <p aria-hidden="true" className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" className="size-5 text-accent-text" />
        {t(name)}
      </p>
      <p className="mb-2 text-small text-muted">{t(when)}</p>
      <div className="divide-y divide-line border-t border-line">
        <Switch
          label={t('notifications.settings.in-bell')}
          isOn={setting.inBell}
          onChange={(inBell) => onChange({ ...setting, inBell })}
        />
        <Switch
          label={t('notifications.settings.by-email')}
          isOn={setting.byEmail}
          onChange={(byEmail) => onChange({ ...setting, byEmail })}
        />
      </div>
    </fieldset>
  )
}

/** Saved at once; reverted with a message when the shop refuses. */
function useChooseSettings(storeId: string | undefined): (setting: NotificationSetting) => void {
  const queryClient = useQueryClient()
  const { queryKey } = notificationSettingsQuery(storeId)
  const { mutate } = useMutation({
    // In order: the last choice counts.
    scope: { id: 'notification-settings' },
    mutationFn: (setting: NotificationSetting) =>
      call(setNotificationSettings, { body: { store: storeId, settings: [setting] } }),
    onMutate: (setting) => {
      queryClient.setQueryData(queryKey, (old) => old?.map((row) => (row.type === setting.type ? setting : row)))
    },
    onError: (error) => {
      void toast.error(error.message)
      return queryClient.invalidateQueries({ queryKey })
    },
  })
  return mutate
}
