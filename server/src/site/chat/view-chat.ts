// A conversation as whoever it is with sees it, with what can be promised to them.

import type { Chat } from '#contract/public/chat.ts'
import { iso } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import { addressOf } from './address.reader.ts'
import { listEvents } from './chat.store.ts'
import { type Conversation, isForWriter, type Writer } from './chat.ts'
import { type AnswerSeconds, type ChatServiceDeps, serviceAt } from './promise-answers.ts'

export type ViewDeps = ChatServiceDeps & {
  readonly db: Tx
  readonly clock: Clock
  readonly answers: Pick<AnswerSeconds, 'read'>
}

type Asked = { readonly chat: Conversation | undefined; readonly after: number }

export async function viewChat(
  deps: ViewDeps,
  { clientId }: Writer,
  { chat, after }: Asked,
): Promise<Chat> {
  const { isStaffed, backAt } = serviceAt(deps, deps.clock.now())
  return {
    service: {
      is_staffed: isStaffed,
      back_at: backAt === null ? null : iso(backAt),
      answer_seconds: await deps.answers.read(),
    },
    conversation: chat === undefined ? null : await viewOf(deps.db, chat, after),
    is_client: clientId !== null,
  }
}

async function viewOf(
  tx: Tx,
  chat: Conversation,
  after: number,
): Promise<NonNullable<Chat['conversation']>> {
  const found = await listEvents(tx, chat.id, after)
  const last = found.at(-1)?.seq ?? Math.min(after, chat.lastSeq)
  return {
    state: chat.state,
    opened_at: iso(chat.openedAt),
    last_seq: last,
    has_more: last < chat.lastSeq,
    seen_by_staff: chat.seenByStaff,
    seen: chat.seenByWriter,
    email: await addressOf(tx, chat),
    rating: chat.rating,
    events: found.flatMap(({ seq, kind, text, picture, key, at }) =>
      isForWriter(kind) ? [{ seq, kind, text, picture, key, at: iso(at) }] : [],
    ),
  }
}
