// The calls by which staff read and answer conversations.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ChatRow, StaffChat } from '#contract/staff/chats.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis, millis, second } from '#kernel/time.ts'
import type { WritingDeps } from '#server/identity/clients/write-to-client.ts'
import type { DocumentFiles } from '#server/identity/documents/document-files.ts'
import { lensFor } from '#server/identity/reveals/read-personal-data.ts'
import type { Lens } from '#server/identity/reveals/reveal.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { asInertPicture } from '#server/platform/inert-picture.ts'
import { pagesOf, spanOf } from '#server/platform/keyset.ts'
import { success } from '#server/platform/reply.ts'
import type { ChatDeps } from './add-happening.ts'
import { listEvents, loadConversation } from './chat.store.ts'
import { type ChatEvent, type Conversation, stateAt, topicOf } from './chat.ts'
import {
  answerChat,
  assignChat,
  noteChat,
  reopenChat,
  resolveChat,
  seeAsStaff,
  snoozeChat,
  tagChat,
} from './handle-chat.ts'
import { type InboxRow, listInbox, loadInboxRow } from './inbox.store.ts'
import type { Typing } from './note-typing.ts'
import { readChatPicture } from './picture-in-chat.ts'
import type { News } from './wait-for-news.ts'

type Deps = ChatDeps &
  WritingDeps & {
    readonly typing: Typing
    readonly files: DocumentFiles
    readonly news: News
  }
type Params = Readonly<Record<string, string>>
type Paged = InboxRow & { readonly id: bigint }

const pages = pagesOf<Paged, 'last_at' | 'waiting_since'>({
  ids: 'number',
  by: {
    last_at: ({ chat }) => chat.lastAt,
    waiting_since: ({ chat }) => chat.waitingSince ?? millis(0),
  },
})

export function registerStaffChats(office: OfficeRouter, deps: Deps): void {
  const { db, clock } = deps

  office.on(routes.officeChats, async ({ query, staff }) => {
    const { state = null, member = null, tag = null, text = null, cursor, limit } = query
    const sort = state === 'waiting' ? 'waiting_since' : '-last_at'
    const after = pages.from(cursor, sort)
    if (after === undefined) return refuse('malformed')
    const now = clock.now()
    const asked = { state, member, tag, text, days: spanOf(query), now, after, limit: limit + 1 }
    const found = (await listInbox(db, asked)).map((row) => ({ ...row, id: row.chat.id }))
    const show = await lensFor(deps, staff)
    const { page, next } = pages.page(found, limit, sort)
    return {
      ...success(
        'Conversations.',
        page.map((row) => rowOf(row, now, show)),
      ),
      next_cursor: next,
    }
  })

  office.on(routes.officeChat, async ({ params, staff, query: { after, wait } }) => {
    const id = idOf(params)
    if (id === undefined) return refuse('not_found')
    // Waited for from before it is looked at: nothing comes in between unseen.
    const news = deps.news.next(topicOf(id), wait * second)
    const found = await loadConversation(db, id).catch((error: unknown) => {
      news.stop()
      throw error
    })
    if (found && wait > 0 && found.lastSeq <= after) await news.told
    news.stop()
    return shown(deps, id, after, staff)
  })

  registerHandling(office, deps)

  office.on(routes.officeChatPicture, async ({ params, reply }) => {
    const id = idOf(params)
    const { picture: pictureId = '' } = params
    if (id === undefined || !isUuid(pictureId)) return refuse('not_found')
    const picture = await readChatPicture(deps, id, pictureId)
    if (isRefusal(picture)) return picture
    asInertPicture(reply, picture.mediaType, 'conversation')
    return picture.bytes
  })

  office.on(routes.officeChatSeen, async ({ params, staff: { staff: by }, body: { seq } }) => {
    const id = idOf(params)
    if (id === undefined) return refuse('not_found')
    return (await seeAsStaff(deps, { id, by, seq })) ?? success('Read.', {})
  })

  office.on(routes.officeChatTyping, async ({ params }) => {
    const id = idOf(params)
    if (id === undefined || !(await loadConversation(db, id))) return refuse('not_found')
    deps.followers.tellFollowers(topicOf(id), { type: 'chat_typing' })
    return success('Told.', {})
  })
}

function registerHandling(office: OfficeRouter, deps: Deps): void {
  async function handled(
    params: Params,
    at: StaffAtDesk,
    handle: (id: bigint) => Promise<Conversation | KnownRefusal>,
  ) {
    const id = idOf(params)
    if (id === undefined) return refuse('not_found')
    const outcome = await handle(id)
    return isRefusal(outcome) ? (outcome as KnownRefusal) : shown(deps, id, outcome.lastSeq, at)
  }

  office.on(routes.officeChatAnswer, ({ params, staff, body }) =>
    handled(params, staff, (id) => answerChat(deps, { ...body, id, by: staff.staff })),
  )
  office.on(routes.officeChatNote, ({ params, staff, body }) =>
    handled(params, staff, (id) => noteChat(deps, { ...body, id, by: staff.staff })),
  )
  office.on(routes.officeChatAssignment, ({ params, staff, body }) =>
    handled(params, staff, (id) => assignChat(deps, { id, by: staff.staff, isMine: body.is_mine })),
  )
  office.on(routes.officeChatSnooze, ({ params, staff, body: { until } }) =>
    handled(params, staff, (id) =>
      snoozeChat(deps, { id, by: staff.staff, until: millis(Date.parse(until)) }),
    ),
  )
  office.on(routes.officeChatResolving, ({ params, staff }) =>
    handled(params, staff, (id) => resolveChat(deps, { id, by: staff.staff })),
  )
  office.on(routes.officeChatReopening, ({ params, staff }) =>
    handled(params, staff, (id) => reopenChat(deps, { id, by: staff.staff })),
  )
  office.on(routes.officeChatTag, ({ params, staff, body: { tag, is_put } }) =>
    handled(params, staff, (id) => tagChat(deps, { id, by: staff.staff, tag, isPut: is_put })),
  )
}

async function shown(deps: Deps, id: bigint, after: number, at: StaffAtDesk) {
  const { db, clock, followers, typing } = deps
  const row = await loadInboxRow(db, id)
  if (!row) return refuse('not_found')
  const now = clock.now()
  const { chat } = row
  const topic = topicOf(id)
  const data: StaffChat = {
    ...rowOf(row, now, await lensFor(deps, at)),
    language: chat.language,
    page: chat.page,
    snoozed_until: instant(chat.snoozedUntil),
    first_answered_at: instant(chat.firstAnsweredAt),
    resolved_at: instant(chat.resolvedAt),
    seen_by_writer: chat.seenByWriter,
    is_here: followers.isFollowed(topic),
    is_typing: typing.isTyping(topic, now),
    events: (await listEvents(db, id, after)).map(eventOf),
  }
  return success('The conversation.', data)
}

/** Undefined where it is no number of a conversation. */
function idOf({ id = '' }: Params): bigint | undefined {
  return /^\d{1,18}$/.test(id) ? BigInt(id) : undefined
}

function instant(at: Millis | null): string | null {
  return at === null ? null : iso(at)
}

function rowOf({ chat, last, unread, tags, email }: InboxRow, now: Millis, show: Lens): ChatRow {
  const id = chat.clientId
  return {
    id: String(chat.id),
    state: stateAt(chat, now),
    client: id === null ? null : String(id),
    email: id === null ? email : null,
    client_email: id === null || email === null ? null : show({ id, email }, 'email', email),
    last: last && { text: last.text, is_ours: last.isOurs },
    unread,
    assigned_to: chat.assignedTo,
    tags: [...tags],
    waiting_since: instant(chat.waitingSince),
    opened_at: iso(chat.openedAt),
    last_at: iso(chat.lastAt),
    rating: chat.rating,
  }
}

function eventOf({ assignedTo, until, at, key: _, ...event }: ChatEvent) {
  return { ...event, assigned_to: assignedTo, until: instant(until), at: iso(at) }
}
