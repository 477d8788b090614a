import { fieldFault, problem } from './declare.ts'

export const mediaProblems = {
  'media.being-checked': problem('wrong-state', {}),
  'media.not-arrived': problem('wrong-state', {}),
  'media.length-missing': problem('malformed-request', {}),
}

export const mediaFieldFaults = {
  'media.not-image-png': fieldFault({}),
  'media.not-a-length': fieldFault({}),
  'media.not-png': fieldFault({}),
  'media.not-a-picture': fieldFault({}),
  'media.too-many-pixels': fieldFault({}),
  'media.animated': fieldFault({}),
  'media.ends-early': fieldFault({}),
  'media.something-behind': fieldFault({}),
  'media.damaged': fieldFault({}),
  'media.wrong-size': fieldFault({}),
  'media.not-a-private-type': fieldFault({}),
  'media.not-jpeg': fieldFault({}),
  'media.not-pdf': fieldFault({}),
  'media.file-not-usable': fieldFault({}),
}
