import { type StoreSettings, updateStore } from '@makola/contract/stores/stores.ts'
import { shopReturnDays } from '@makola/countries/return-window.ts'
import { useState } from 'react'
import { useDraftKey } from '../../auth/session/use-draft-key.ts'
import { PictureField } from '../../media/picture-field.tsx'
import { call } from '../../shell/api/api-client.ts'
import { SaveBar } from '../../ui/actions/save-bar.tsx'
import { Card } from '../../ui/display/card.tsx'
import { KeptNotice } from '../../ui/drafts/kept-notice.tsx'
import { LeaveGuard } from '../../ui/drafts/leave-guard.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { versionTag } from './settings-queries.ts'
import { useFollowSlug } from './use-follow-slug.ts'
import { useSaving } from './use-saving.ts'

const readDraft = (settings: StoreSettings) => {
  const { name, slug, tagline, story, city, deliveryPromise, returnPromise, logo, cover } = settings
  const returnDays = settings.returnDays === null ? '' : String(settings.returnDays)
  return { name, slug, tagline, story, city, deliveryPromise, returnDays, returnPromise, logo, cover }
}
type Draft = ReturnType<typeof readDraft>

/** The API refuses others. */
const dayLimits = { least: shopReturnDays, most: 60 }

/** The public profile of a store. */
export function ProfileForm({ settings, origin }: { settings: StoreSettings; origin: string }) {
  const t = useWords()
  const kept = useDraft(readDraft(settings), useDraftKey('profile', settings.id))
  const { draft, isDirty, change, discard } = kept
  const followSlug = useFollowSlug()
  const [uploading, setUploading] = useState(0)
  const { faults, problem, attempt, isPending, save } = useSaving<Draft>({
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
  const text = (name: Exclude<keyof Draft, 'logo' | 'cover'>) => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
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
        <Card className="grid gap-6">
          <h2 className="text-heading">{t('stores.profile.pictures')}</h2>
          <div className="grid gap-6 lg:grid-cols-[18rem_1fr]">
            <PictureField
              storeId={settings.id}
              value={draft.logo ? [draft.logo] : []}
              onChange={([logo = null]) => change({ logo })}
              max={1}
              label={t('stores.profile.logo')}
              hint={t('stores.profile.logo.hint')}
              error={faults['/logoPictureId']}
              onUploading={setUploading}
            />
            <PictureField
              storeId={settings.id}
              value={draft.cover ? [draft.cover] : []}
              onChange={([cover = null]) => change({ cover })}
              max={1}
              shape="wide"
              label={t('stores.profile.cover')}
              hint={t('stores.profile.cover.hint')}
              error={faults['/coverPictureId']}
              onUploading={setUploading}
            />
          </div>
        </Card>
        <Card className="grid gap-5">
          <h2 className="text-heading">{t('stores.profile.who')}</h2>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t('stores.profile.name')} isRequired error={faults['/name']}>
              {(control) => <TextInput {...control} {...text('name')} maxLength={60} />}
            </Field>
            <Field label={t('stores.profile.city')} error={faults['/city']}>
              {(control) => <TextInput {...control} {...text('city')} maxLength={80} />}
            </Field>
          </div>
          <Field label={t('stores.profile.tagline')} error={faults['/tagline']}>
            {(control) => <TextInput {...control} {...text('tagline')} maxLength={120} />}
          </Field>
          <Field label={t('stores.profile.story')} hint={t('stores.profile.story.hint')} error={faults['/story']}>
            {(control) => <TextArea {...control} {...text('story')} maxLength={4000} />}
          </Field>
          <Field
            label={t('stores.profile.slug')}
            isRequired
            hint={draft.slug === settings.slug ? `${origin}/store/${draft.slug}` : t('stores.profile.slug.changed')}
            error={faults['/slug']}
          >
            {(control) => <TextInput {...control} {...text('slug')} maxLength={80} autoCapitalize="none" />}
          </Field>
        </Card>
        <Card className="grid gap-5">
          <h2 className="text-heading">{t('stores.profile.promises')}</h2>
          <Field
            label={t('stores.profile.delivery')}
            hint={t('stores.profile.delivery.hint')}
            error={faults['/deliveryPromise']}
          >
            {(control) => <TextInput {...control} {...text('deliveryPromise')} maxLength={200} />}
          </Field>
          <Field
            label={t('stores.profile.return-days')}
            hint={t('stores.profile.return-days.hint', dayLimits)}
            error={faults['/returnDays']}
          >
            {(control) => (
              <TextInput {...control} {...text('returnDays')} maxLength={4} inputMode="numeric" className="tabular" />
            )}
          </Field>
          <Field
            label={t('stores.profile.returns')}
            hint={t('stores.profile.returns.hint')}
            error={faults['/returnPromise']}
          >
            {(control) => <TextInput {...control} {...text('returnPromise')} maxLength={200} />}
          </Field>
        </Card>
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

function checkProfile({ name, slug, returnDays }: Draft, t: Words) {
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
