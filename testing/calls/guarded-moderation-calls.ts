import { byStore, needs, operator } from './guarded-call.ts'

/** A good request to each non-public call about reports, takedowns and prohibited goods. */
export const moderationCalls = {
  listReports: operator(() => ({})),
  exportModerationCounts: operator(() => ({})),
  reportBuyersMessage: needs('messages.write', ({ parcelId: id, messageId }) => ({
    params: { id, messageId },
    body: { reason: 'abuse' },
  })),
  readReportedMessage: operator(({ messageReportId: id }) => ({ params: { id } })),
  decideReport: operator(({ reportId }) => ({
    params: { id: reportId },
    body: { decision: 'dismissed', answer: 'A test' },
  })),
  takeDown: operator(({ productId: id }) => ({
    body: { subject: { kind: 'product', id }, ground: 'rule', groundText: 'A test', facts: 'A test' },
  })),
  listTakedowns: operator(() => ({})),
  // A person has decided it: the call gets in and says so.
  confirmTakedown: operator(({ takedownId: id }) => ({ params: { id } })),
  createProhibitedRule: operator(() => ({
    body: { words: ['smuggled'], categoryId: null, countries: [], action: 'hold', ground: 'Nothing smuggled' },
  })),
  updateProhibitedRule: operator(({ ruleId: id }) => ({
    params: { id },
    body: {
      words: ['stolen'],
      categoryId: null,
      countries: [],
      action: 'refuse',
      ground: 'Nothing stolen',
      version: 1,
    },
  })),
  deleteProhibitedRule: operator(({ ruleId: id }) => ({ params: { id } })),
  restoreTakedown: operator(({ takedownId: id }) => ({ params: { id }, body: { reason: 'A test' } })),
  decideAppeal: operator(({ appealedId: id }) => ({
    params: { id },
    body: { decision: 'dismissed', reasons: 'A test' },
  })),
  listStrikes: operator(() => ({})),
  // The points are others: the call gets in and says so.
  giveStrike: operator(byStore({ body: { points: 1, cause: 'other', reason: 'A test', seenPoints: 40 } })),
  liftStrike: operator(({ strikeId: id }) => ({ params: { id }, body: { reason: 'A test' } })),
  decideStrikeAppeal: operator(({ appealedStrikeId: id }) => ({
    params: { id },
    body: { decision: 'dismissed', reasons: 'A test' },
  })),
  listStoreStrikes: needs('products.read', byStore()),
  answerStrikes: needs('appeals.write', byStore({ body: { text: 'A test' } })),
  appealStrike: needs('appeals.write', ({ strikeId: id }) => ({ params: { id }, body: { text: 'A test' } })),
  listStoreTakedowns: needs('products.read', byStore()),
  appealTakedown: needs('appeals.write', ({ takedownId: id }) => ({ params: { id }, body: { text: 'A test' } })),
}
