/** Pictures of a store: choosing, uploading, describing and arranging them. */
export const media = {
  'media.pictures': 'Pictures',
  // Beside the label: how many of the places are taken.
  'media.pictures.count': '{count} of {most}',
  'media.pictures.hint': 'Select a picture to describe it. Drag to change the order.',

  // A field without pictures. In one for many, the first picture is the cover.
  'media.choose.drop': 'Drop to upload',
  'media.choose.many': 'No pictures yet',
  'media.choose.one': 'No picture yet',
  'media.choose.most': 'Up to {most} pictures. The first is the cover.',
  'media.choose.ways': 'Drop them here, paste them, or choose files.',
  'media.choose.smaller': 'We shrink large pictures before we upload them.',
  'media.choose.pick-many': 'Choose pictures',
  'media.choose.pick-one': 'Choose a picture',
  'media.choose.camera': 'Take a photo',
  'media.choose.add': 'Add',
  'media.choose.replace': 'Replace',
  // A message: not all of the chosen files were taken.
  'media.choose.left-out':
    '{most, plural, one {You can add only one picture} other {You can add at most {most} pictures}}. {left, plural, one {One was} other {{left} were}} not added.',

  // A picture in the field, for those who hear the page. {alt} says what it shows.
  'media.tile': 'Picture {place}',
  'media.tile.described': 'Picture {place}: {alt}',
  'media.tile.cover': 'Picture {place}, the cover',
  'media.tile.described-cover': 'Picture {place}: {alt}, the cover',
  // The tile beside its name: something that can be moved.
  'media.tile.role': 'sortable',
  'media.tile.remove': 'Remove picture {place}',
  'media.cover': 'Cover',

  // Moving a picture with the keyboard, for those who hear the page.
  'media.move.instructions':
    'Press Enter to describe or move the picture. Press Space to pick it up, the arrow keys to move it, Space to put it down, and Escape to leave it where it was.',
  'media.move.picked-up': 'Picked up the picture at position {place} of {count}.',
  'media.move.over': 'Now over position {place} of {count}.',
  'media.move.over-none': 'Now outside the list.',
  'media.move.put-down': 'Put down at position {place} of {count}.',
  'media.move.left': 'Left where it was.',
  'media.move.cancelled': 'Back at position {place} of {count}.',

  // The dialog of one picture.
  'media.details': 'Picture',
  'media.details.of': 'Picture {place} of {count}',
  'media.details.remove': 'Remove',
  'media.details.done': 'Done',
  'media.details.earlier': 'Move earlier',
  'media.details.later': 'Move later',
  'media.details.is-cover': 'This is the cover.',
  'media.details.make-cover': 'Make it the cover',
  'media.details.alt': 'What it shows',
  'media.details.alt.hint': 'Read out to people who cannot see the picture.',
  'media.details.alt.example': 'Red leather sandals, seen from the side',

  // An upload.
  'media.upload.progress': 'Uploading {file}',
  'media.upload.waiting': 'Waiting',
  'media.upload.offline': 'Waiting for a connection',
  'media.upload.preparing': 'Preparing',
  'media.upload.checking': 'Checking',
  'media.upload.share': '{percent}%',
  'media.upload.cancel': 'Cancel {file}',
  'media.upload.dismiss': 'Dismiss {file}',
  'media.upload.retry': 'Try again',

  // Why a file did not become a picture.
  'media.refused.empty': 'This file is empty.',
  'media.refused.large': 'This file is larger than 25 MB. Choose a smaller picture.',
  'media.refused.svg': 'SVG drawings are not accepted. Choose a photo, or save the drawing as PNG.',
  'media.refused.no-picture': 'This is not a picture. Choose another file.',
  'media.refused.heic':
    'This browser cannot read HEIC photos. On an iPhone choose Settings › Camera › Formats › Most Compatible, or save the photo as JPEG.',
  'media.refused.unreadable':
    'This file cannot be read as a picture. It may be damaged or not a picture at all. Choose another file.',
  'media.refused.no-memory': 'This browser has no memory left for pictures. Close other tabs and try again.',
  'media.refused.not-converted': 'This browser could not convert the picture. Save it as PNG and try again.',
  'media.storage.silent': 'The picture storage is not responding.',
  'media.storage.refused': 'The picture storage refused the file ({status}).',
} as const
