import type { Module } from '../platform/module.ts'
import { mayReadFiles } from './conversations/may-read-files.ts'
import { measureReplies } from './conversations/measure-replies.ts'
import { mountConversations } from './conversations/routes.ts'
import { invariants } from './invariants.ts'
import { personalData, rules } from './personal-data.ts'
import { mountQuestions } from './questions/routes.ts'

export const messagesModule: Module = {
  name: 'messages',
  routes: (router) => {
    mountConversations(router)
    mountQuestions(router)
  },
  schedules: [{ name: 'messages.measure-replies', everyMinutes: 1440, atStart: true, run: measureReplies }],
  invariants,
  personalData,
  retention: rules,
  fileReaders: { message: mayReadFiles },
}
