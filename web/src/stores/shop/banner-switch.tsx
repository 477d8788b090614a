import { updateShop } from '@makola/contract/shop/shop.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call } from '../../shell/api/api-client.ts'
import { shopQuery } from '../../shell/api/shop-query.ts'
import { Card } from '../../ui/display/card.tsx'
import { Switch } from '../../ui/inputs/switch.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** Turns the maintenance banner of every page on and off. */
export function BannerSwitch({ isOn }: { isOn: boolean }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (maintenanceBanner: boolean) => call(updateShop, { body: { maintenanceBanner } }),
    onSuccess: async ({ data }) => {
      queryClient.setQueryData(shopQuery().queryKey, data)
      await router.invalidate()
      void toast.success(data.maintenanceBanner ? t('stores.shop.banner.shows') : t('stores.shop.banner.gone'))
    },
    onError: (error) => void toast.error(error.message),
  })
  return (
    <Card className="mb-6 py-3! md:py-4!">
      <Switch
        label={t('stores.shop.banner')}
        hint={t('stores.shop.banner.hint', { text: t('shell.maintenance') })}
        isOn={isPending ? variables : isOn}
        onChange={(next) => mutate(next)}
      />
    </Card>
  )
}
