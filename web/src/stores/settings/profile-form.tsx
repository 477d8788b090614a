import { type StoreSettings, updateStore } from '@makola/contract/stores.ts'
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
import { versionTag } from './settings-queries.ts'
import { useFollowSlug } from './use-follow-slug.ts'
import { useSaving } from './use-saving.ts'

const readDraft = (settings: StoreSettings) => {
  const { name, slug, tagline, story, city, deliveryPromise, returnPromise, logo, cover } = settings
  return { name, slug, tagline, story, city, deliveryPromise, returnPromise, logo, cover }
}
type Draft = ReturnType<typeof readDraft>

/** The public profile of a store. */
export function ProfileForm({ settings, origin }: { settings: StoreSettings; origin: string }) {
  const kept = useDraft(readDraft(settings), useDraftKey('profile', settings.id))
  const { draft, isDirty, change, discard } = kept
  const followSlug = useFollowSlug()
  const [uploading, setUploading] = useState(0)
  const { faults, problem, attempt, isPending, save } = useSaving<Draft>({
    check: checkProfile,
    send: ({ logo, cover, name, ...texts }) =>
      call(updateStore, {
        params: { id: settings.id },
        body: { ...texts, name: name.trim(), logoPictureId: logo?.id ?? null, coverPictureId: cover?.id ?? null },
        version: versionTag(settings.version),
      }),
    onSaved: (sent) => {
      kept.settle(sent)
      if (sent.slug !== settings.slug) followSlug(settings.slug, sent.slug)
    },
    saved: 'Your store’s profile is saved.',
  })
  const text = (name: Exclude<keyof Draft, 'logo' | 'cover'>) => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <form
      noValidate
      aria-label="Profile"
      onSubmit={(event) => {
        event.preventDefault()
        save(draft)
      }}
    >
      <KeptNotice isKept={kept.isKept} onDiscard={discard} />
      <div className="grid gap-4 md:gap-6">
        <Card className="grid gap-6">
          <h2 className="text-heading">Pictures</h2>
          <div className="grid gap-6 lg:grid-cols-[18rem_1fr]">
            <PictureField
              storeId={settings.id}
              value={draft.logo ? [draft.logo] : []}
              onChange={([logo = null]) => change({ logo })}
              max={1}
              label="Logo"
              hint="Round in the shop: a mark reads better than a word."
              error={faults['/logoPictureId']}
              onUploading={setUploading}
            />
            <PictureField
              storeId={settings.id}
              value={draft.cover ? [draft.cover] : []}
              onChange={([cover = null]) => change({ cover })}
              max={1}
              shape="wide"
              label="Cover"
              hint="Wide, behind your name; on phones its middle shows."
              error={faults['/coverPictureId']}
              onUploading={setUploading}
            />
          </div>
        </Card>
        <Card className="grid gap-5">
          <h2 className="text-heading">Who you are</h2>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Name" isRequired error={faults['/name']}>
              {(control) => <TextInput {...control} {...text('name')} maxLength={60} />}
            </Field>
            <Field label="City" error={faults['/city']}>
              {(control) => <TextInput {...control} {...text('city')} maxLength={80} />}
            </Field>
          </div>
          <Field label="In a few words" error={faults['/tagline']}>
            {(control) => <TextInput {...control} {...text('tagline')} maxLength={120} />}
          </Field>
          <Field label="Your story" hint="Who makes it, where, and why." error={faults['/story']}>
            {(control) => <TextArea {...control} {...text('story')} maxLength={4000} />}
          </Field>
          <Field
            label="Address in the shop"
            isRequired
            hint={
              draft.slug === settings.slug
                ? `${origin}/store/${draft.slug}`
                : 'Links to the old address will no longer lead to you.'
            }
            error={faults['/slug']}
          >
            {(control) => <TextInput {...control} {...text('slug')} maxLength={80} autoCapitalize="none" />}
          </Field>
        </Card>
        <Card className="grid gap-5">
          <h2 className="text-heading">What you promise</h2>
          <Field
            label="Delivery"
            hint="‘Sent within two days, with a tracking number.’"
            error={faults['/deliveryPromise']}
          >
            {(control) => <TextInput {...control} {...text('deliveryPromise')} maxLength={200} />}
          </Field>
          <Field label="Returns" hint="‘Returns within 14 days, unworn.’" error={faults['/returnPromise']}>
            {(control) => <TextInput {...control} {...text('returnPromise')} maxLength={200} />}
          </Field>
        </Card>
      </div>
      <SaveBar
        isDirty={isDirty}
        isSaving={isPending}
        waitsFor={uploading > 0 && 'A picture is uploading …'}
        problem={problem}
        attempt={attempt}
        onDiscard={discard}
      />
      <LeaveGuard isDirty={isDirty && !isPending} onLeave={kept.drop} />
    </form>
  )
}

function checkProfile({ name, slug }: Draft) {
  return {
    ...(name.trim() === '' && { '/name': 'A store needs a name.' }),
    ...(!/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(slug) && { '/slug': 'Small letters, digits and hyphens only.' }),
  }
}
