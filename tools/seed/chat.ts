// People of a made-up world talk with support: as clients or as visitors, answered soon, late or
// not yet.

import { isRefusal } from '#kernel/refusal.ts'
import { day, later, millis, minute, second } from '#kernel/time.ts'
import { hashOfToken, newUuid } from '#server/platform/crypto.ts'
import {
  answerChat,
  noteChat,
  resolveChat,
  snoozeChat,
  tagChat,
} from '#server/site/chat/handle-chat.ts'
import { rateChat, writeToChat } from '#server/site/chat/write-to-chat.ts'
import { oneOf } from '../faults/dice.ts'
import { messages } from './people.ts'
import type { Living, World } from './world.ts'

const answers = [
  'Thank you for writing. I am looking at it now.',
  'A withdrawal takes five working days at most, and mostly one.',
  'Your document is with a colleague, who looks at it today.',
] as const

const tags = ['withdrawal', 'document', 'trade', 'login'] as const

/** Nobody of a world that is over listens. */
const followers = {
  issueFollow: () => ({ ticket: '', expires: millis(0) }),
  isFollowed: () => false,
  tellFollowers: () => {},
} as const

export async function talkToSupport(world: World, who: Living): Promise<void> {
  const { clock, dice, install, past } = world
  await clock.pass(minute)
  const deps = { ...install, followers }
  const key = () => newUuid(clock.now(), world.random)
  past.chats += 1
  const isClient = past.chats % 3 !== 0
  const writer = { clientId: isClient ? who.id : null, tokenHash: null }
  const written = {
    text: oneOf(dice, messages).slice(0, 2_000),
    language: 'en' as const,
    page: oneOf(dice, ['/', '/fairness', '/user/home', '/user/withdraw']),
    ...(isClient ? {} : { email: `visitor-${dice(900)}@world.example` }),
  }
  const begun = await writeToChat(deps, writer, { ...written, key: key() })
  if (isRefusal(begun)) return
  // Of every six one is not answered yet, and one is put off.
  const turn = past.chats % 6
  if (turn === 5) return
  await clock.pass((20 + dice(400)) * second)
  const handling = { id: begun.chat.id, by: await world.staff('support') }
  if (turn === 4) {
    await noteChat(deps, { ...handling, key: key(), text: 'Waits for the bank, until Monday.' })
    await snoozeChat(deps, { ...handling, until: later(clock.now(), 6 * day) })
    return
  }
  await answerChat(deps, { ...handling, key: key(), text: oneOf(dice, answers) })
  await tagChat(deps, { ...handling, tag: oneOf(dice, tags), isPut: true })
  if (turn === 3) return
  await clock.pass(minute)
  await resolveChat(deps, handling)
  const held =
    begun.token === undefined ? writer : { ...writer, tokenHash: hashOfToken(begun.token) }
  if (turn !== 2) await rateChat(deps, held, { rating: 3 + dice(3), text: '' })
}
