import type { Module } from '../platform/module.ts'
import { mayReadFiles } from './conversations/may-read-files.ts'
import { mountConversations } from './conversations/routes.ts'
import { invariants } from './invariants.ts'
import { personalData, rules } from './personal-data.ts'
import { mountQuestions } from './questions/routes.ts'
import { schedules } from './schedules.ts'

export const messagesModule: Module = {
  name: 'messages',
  routes: (router) => {
    mountConversations(router)
    mountQuestions(router)
  },
  schedules,
  invariants,
  personalData,
  retention: rules,
  fileReaders: { message: mayReadFiles },
}
