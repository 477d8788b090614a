import { fieldFault } from './declare.ts'

export const notificationFieldFaults = {
  'notifications.not-told': fieldFault({}),
}
