import type { CoverSpec, LogoSpec, PictureSpec } from './draw/picture-spec.ts'

const views: Record<PictureSpec['view'], (subject: string) => string> = {
  studio: (subject) => subject,
  pair: (subject) => `Two of: ${subject}`,
  detail: (subject) => `${subject}, seen close`,
  cloth: (subject) => `The cloth of ${subject}`,
}

/** The alt text of a drawn picture. */
export function altText(spec: PictureSpec | CoverSpec | LogoSpec): string {
  return 'view' in spec ? views[spec.view](spec.subject) : spec.subject
}
