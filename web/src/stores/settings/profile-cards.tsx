import type { StoreSettings } from '@makola/contract/stores/stores.ts'
import { shopReturnDays } from '@makola/countries/return-window.ts'
import { PictureField } from '../../media/picture-field.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { Faults } from './use-saving.ts'

export const readProfile = (settings: StoreSettings) => {
  const { name, slug, tagline, story, city, deliveryPromise, returnPromise, logo, cover } = settings
  const returnDays = settings.returnDays === null ? '' : String(settings.returnDays)
  return { name, slug, tagline, story, city, deliveryPromise, returnDays, returnPromise, logo, cover }
}
export type ProfileDraft = ReturnType<typeof readProfile>

/** The API refuses others. */
export const dayLimits = { least: shopReturnDays, most: 60 }

type CardProps = { draft: ProfileDraft; change: (typed: Partial<ProfileDraft>) => void; faults: Faults }

/** The properties of an input for a text of the draft. */
const textOf =
  ({ draft, change }: Pick<CardProps, 'draft' | 'change'>) =>
  (name: Exclude<keyof ProfileDraft, 'logo' | 'cover'>) => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })

type PicturesCardProps = CardProps & { storeId: string; onUploading: (count: number) => void }

export function PicturesCard({ draft, change, faults, storeId, onUploading }: PicturesCardProps) {
  const t = useWords()
  return (
    <Card className="grid gap-6">
      <h2 className="text-heading">{t('stores.profile.pictures')}</h2>
      <div className="grid gap-6 lg:grid-cols-[18rem_1fr]">
        <PictureField
          storeId={storeId}
          value={draft.logo ? [draft.logo] : []}
          onChange={([logo = null]) => change({ logo })}
          max={1}
          label={t('stores.profile.logo')}
          hint={t('stores.profile.logo.hint')}
          error={faults['/logoPictureId']}
          onUploading={onUploading}
        />
        <PictureField
          storeId={storeId}
          value={draft.cover ? [draft.cover] : []}
          onChange={([cover = null]) => change({ cover })}
          max={1}
          shape="wide"
          label={t('stores.profile.cover')}
          hint={t('stores.profile.cover.hint')}
          error={faults['/coverPictureId']}
          onUploading={onUploading}
        />
      </div>
    </Card>
  )
}

type AboutCardProps = CardProps & {
  /** The saved one: a different one moves the store's page. */
  slug: string
  origin: string
}

export function AboutCard({ draft, change, faults, slug, origin }: AboutCardProps) {
  const t = useWords()
  const text = textOf({ draft, change })
  return (
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
        hint={draft.slug === slug ? `${origin}/store/${draft.slug}` : t('stores.profile.slug.changed')}
        error={faults['/slug']}
      >
        {(control) => <TextInput {...control} {...text('slug')} maxLength={80} autoCapitalize="none" />}
      </Field>
    </Card>
  )
}

export function PromisesCard({ draft, change, faults }: CardProps) {
  const t = useWords()
  const text = textOf({ draft, change })
  return (
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
  )
}
