import { answerQuestion } from '../../api/src/messages/questions/answer-question.ts'
import { askQuestion } from '../../api/src/messages/questions/ask-question.ts'
import { questions } from '../../api/src/messages/tables.ts'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { silentAt } from '../../api/src/platform/messaging/silent-at.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { signedIn } from './shop-owner.ts'

type Tale = { product: string; hoursAgo: number; text: string; answer?: { hoursAgo: number; text: string } }

const days = 24

/** One that its store has answered, and one that waits. */
const tales: readonly Tale[] = [
  {
    product: 'harmattan-bomber-jacket',
    hoursAgo: 12 * days,
    text: 'Is the lining cotton? I am allergic to polyester.',
    answer: { hoursAgo: 11.5 * days, text: 'Yes, cotton from Kaduna. Only the zip tape has polyester in it.' },
  },
  {
    product: 'night-train-espresso',
    hoursAgo: 7,
    text: 'Do you grind it for a stove-top pot, or only sell whole beans?',
  },
]

/** What a shopper asks before buying, by the shop's own use cases under a moved clock. Existing ones are left unchanged. */
export async function seedQuestions(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const there = await platform.database.$count(questions)
  const ago = (hours: number) => silentAt(platform, addSeconds(now, -hours * 3600))
  for (const { product, hoursAgo, text, answer } of tales.slice(there)) {
    const asked = { product, caller: signedIn('shopper@makola.test'), text, keep: async () => {} }
    const { id } = await askQuestion(ago(hoursAgo), asked)
    if (answer) await answerQuestion(ago(answer.hoursAgo), signedIn('owner@makola.test'), { id, text: answer.text })
  }
}
