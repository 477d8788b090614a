import { type StoreSettings, updateStore } from '@makola/contract/stores/stores.ts'
import { useState } from 'react'
import { useDraftKey } from '../../auth/session/use-draft-key.ts'
import { call } from '../../shell/api/api-client.ts'
import { SaveBar } from '../../ui/actions/save-bar.tsx'
import { KeptNotice } from '../../ui/drafts/kept-notice.tsx'
import { LeaveGuard } from '../../ui/drafts/leave-guard.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { AboutCard, dayLimits, PicturesCard, type ProfileDraft, PromisesCard, readProfile } from './profile-cards.tsx'
import { versionTag } from './settings-queries.ts'
import { useFollowSlug } from './use-follow-slug.ts'
import { useSaving } from './use-saving.ts'

/** The public profile of a store. */
export function ProfileForm({ settings, origin }: { settings: StoreSettings; origin: string }) {
  const t = useWords()
  const kept = useDraft(readProfile(settings), useDraftKey('profile', settings.id))
  const { draft, isDirty, change, discard } = kept
  const followSlug = useFollowSlug()
  const [uploading, setUploading] = useState(0)
  const { faults, problem, attempt, isPending, save } = useSaving<ProfileDraft>({
    check: (typed) => checkProfile(typed, t),
    send: ({ logo, cover, name, returnDays, ...texts }) =>
      call(updateStore, {
        params: { id: settings.id },
        body: {
          ...texts,
          name: name.trim(),
          returnDays: returnDays.trim() === '' ? null : Number(returnDays),
          logoPictureId: logo?.id ?? null,
          coverPictureId: cover?.id ?? null,
        },
        version: versionTag(settings.version),
      }),
    onSaved: (sent) => {
      kept.settle(sent)
      if (sent.slug !== settings.slug) followSlug(settings.slug, sent.slug)
    },
    saved: t('stores.profile.saved'),
  })
  const parts = { draft, change, faults }
  return (
    <form
      noValidate
      aria-label={t('stores.settings.profile')}
      onSubmit={(event) => {
        event.preventDefault()
        save(draft)
      }}
    >
      <KeptNotice isKept={kept.isKept} onDiscard={discard} />
      <div className="grid gap-4 md:gap-6">
        <PicturesCard {...parts} storeId={settings.id} onUploading={setUploading} />
        <AboutCard {...parts} slug={settings.slug} origin={origin} />
        <PromisesCard {...parts} />
      </div>
      <SaveBar
        isDirty={isDirty}
        isSaving={isPending}
        waitsFor={uploading > 0 && t('stores.profile.uploading')}
        problem={problem}
        attempt={attempt}
        onDiscard={discard}
      />
      <LeaveGuard isDirty={isDirty && !isPending} onLeave={kept.drop} />
    </form>
  )
}

function checkProfile({ name, slug, returnDays }: ProfileDraft, t: Words) {
  return {
    ...(name.trim() === '' && { '/name': t('stores.profile.name.missing') }),
    ...(!/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(slug) && { '/slug': t('stores.profile.slug.wrong') }),
    ...(!isReturnDays(returnDays.trim()) && { '/returnDays': t('stores.profile.return-days.wrong', dayLimits) }),
  }
}

/** True for an empty text as well: the shop's own days. */
function isReturnDays(text: string): boolean {
  return text === '' || (/^\d+$/.test(text) && Number(text) >= dayLimits.least && Number(text) <= dayLimits.most)
}
