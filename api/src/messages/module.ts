import type { Module } from '../platform/module.ts'
import { mayReadFiles } from './conversations/may-read-files.ts'
import { mountConversations } from './conversations/routes.ts'
import { invariants } from './invariants.ts'

export const messagesModule: Module = {
  name: 'messages',
  routes: mountConversations,
  invariants,
  fileReaders: { message: mayReadFiles },
}
