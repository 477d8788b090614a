export const privacy = {
  'privacy.export-under-way': 'Your copy is being prepared already.',
  'privacy.erasure-asked': 'This account will be deleted already.',
  'privacy.erasure-obstacles': 'This account cannot be deleted yet. See the reasons on the page.',
  'privacy.no-erasure': 'No deletion is waiting.',
  'privacy.link-used': 'This link was used for a copy before. Request a new one.',
  'privacy.guest-obstacles': 'This data cannot be deleted yet. See the reasons on the page.',
}
