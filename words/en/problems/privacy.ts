export const privacy = {
  'privacy.export-under-way': 'Your copy is already being prepared.',
  'privacy.erasure-asked': 'The deletion of this account is already scheduled.',
  'privacy.erasure-obstacles': 'This account cannot be deleted yet. See the reasons on the page.',
  'privacy.no-erasure': 'No deletion is scheduled.',
  'privacy.link-used': 'This link has already been used for a copy. Request a new one.',
  'privacy.guest-obstacles': 'This data cannot be deleted yet. See the reasons on the page.',
}
