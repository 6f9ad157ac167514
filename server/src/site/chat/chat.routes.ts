// The calls of whoever a conversation is with. Anybody may make them, so they are counted: what is
// begun by network, what is written by network and by conversation.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { chatRoutes } from '#contract/public/chat.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { routes } from '#contract/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { WritingDeps as LetterDeps } from '#server/identity/clients/write-to-client.ts'
import { type WhoDeps, whoIsSignedIn } from '#server/identity/sessions/who-is-signed-in.ts'
import { networkFrom } from '#server/platform/caller.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import type { Call, Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { isForeign } from '#server/platform/origin.ts'
import { said, success } from '#server/platform/reply.ts'
import { addressOf } from './address.reader.ts'
import { listEvents } from './chat.store.ts'
import { type Conversation, isForWriter, topicOf, type Writer } from './chat.ts'
import { findHeld } from './hold-chat.ts'
import { mailTranscript } from './mail-unread.ts'
import type { Typing } from './note-typing.ts'
import { serviceAt } from './promise-answers.ts'
import {
  claimChat,
  endChat,
  rateChat,
  seeChat,
  type WritingDeps,
  writeToChat,
} from './write-to-chat.ts'

export type ChatRouteDeps = WritingDeps &
  LetterDeps &
  WhoDeps & {
    readonly typing: Typing
    readonly answerSeconds: () => Promise<number | null>
  }

type PostRoute = (typeof chatRoutes)[Exclude<keyof typeof chatRoutes, 'chat'>]

const cookieSeconds = 90 * 86_400

/** No script can read it, and no other site can send it. */
export function chatCookieOf(publicUrl: string) {
  const isTls = publicUrl.startsWith('https:')
  return {
    name: isTls ? '__Host-chat' : 'chat',
    options: {
      httpOnly: true,
      sameSite: 'strict',
      secure: isTls,
      path: isTls ? '/' : '/api/public/chat',
      maxAge: cookieSeconds,
    },
  } as const
}

export function registerChatRoutes(router: Router, deps: ChatRouteDeps): void {
  const { db, clock, followers, typing } = deps
  const calls = limit(60, 60)
  const begun = limit(10, 600)
  const messages = limit(20, 60)
  const transcripts = limit(2, 3_600)
  const cookie = () => chatCookieOf(deps.install.publicUrl())

  /** Whoever says that they are signed in and are not any more is told so: they renew it. */
  async function writerOf(request: FastifyRequest): Promise<Writer | KnownRefusal> {
    const token = request.cookies[cookie().name]
    const { authorization } = request.headers
    const clientId = (await whoIsSignedIn(deps, { authorization, refresh: undefined })) ?? null
    if (authorization !== undefined && clientId === null) return refuse('signed_out')
    return {
      clientId,
      tokenHash: token === undefined ? null : hashOfToken(token),
    }
  }

  async function shown(writer: Writer, chat: Conversation | undefined, after: number) {
    const { isStaffed, backAt } = serviceAt(deps, clock.now())
    return success('Your conversation.', {
      service: {
        is_staffed: isStaffed,
        back_at: backAt === null ? null : iso(backAt),
        answer_seconds: await deps.answerSeconds(),
      },
      conversation: chat === undefined ? null : await viewOf(chat, after),
      is_client: writer.clientId !== null,
    })
  }

  async function viewOf(chat: Conversation, after: number) {
    const found = await listEvents(db, chat.id, after)
    const last = found.at(-1)?.seq ?? Math.min(after, chat.lastSeq)
    const events = found.flatMap(({ seq, kind, text, key, at }) =>
      isForWriter(kind) ? [{ seq, kind, text, key, at: iso(at) }] : [],
    )
    return {
      state: chat.state,
      opened_at: iso(chat.openedAt),
      last_seq: last,
      has_more: last < chat.lastSeq,
      seen_by_staff: chat.seenByStaff,
      seen: chat.seenByWriter,
      email: await addressOf(db, chat),
      rating: chat.rating,
      events,
    }
  }

  router.on(routes.chat, async ({ request, reply, query: { after } }) => {
    keptByNobody(reply)
    const writer = await writerOf(request)
    if (isRefusal(writer)) return writer
    return shown(writer, await findHeld(db, writer), after)
  })

  /** What changes something is asked for by our own pages alone, and not too often. */
  const onPost = <R extends PostRoute>(
    route: R,
    handle: (writer: Writer, call: Call<R>) => ReturnType<Parameters<typeof router.on<R>>[1]>,
  ) =>
    router.on(route, (async (call: Call<R>) => {
      const { request, reply } = call
      keptByNobody(reply)
      if (isForeign(request, deps.install.publicUrl())) return refuse('malformed')
      const tooMany = await calls(networkFrom(request.raw))
      if (tooMany) return tooMany
      const writer = await writerOf(request)
      return isRefusal(writer) ? writer : handle(writer, call)
    }) as never)

  onPost(routes.chatOpening, async (writer) => {
    const held = await claimChat(deps, writer)
    if (!held) return refuse('not_found')
    return success('Follow with it.', { ticket: followers.issueFollow(topicOf(held.id)).ticket })
  })

  onPost(routes.chatMessage, async (writer, { request, reply, body }) => {
    const held = await findHeld(db, writer)
    const tooMany = held ? await messages(topicOf(held.id)) : await begun(networkFrom(request.raw))
    if (tooMany) return tooMany
    const outcome = await writeToChat(deps, writer, body)
    if (isRefusal(outcome)) return outcome
    const { chat, token } = outcome
    if (token !== undefined) reply.setCookie(cookie().name, token, cookie().options)
    return shown(writer, chat, 0)
  })

  onPost(routes.chatSeen, async (writer, { body: { seq } }) => {
    await seeChat(deps, writer, seq)
    return success('Read.', {})
  })

  onPost(routes.chatTyping, async (writer) => {
    const held = await findHeld(db, writer)
    if (held) typing.note(topicOf(held.id), clock.now())
    return success('Told.', {})
  })

  onPost(routes.chatEnd, async (writer) => {
    const outcome = await endChat(deps, writer)
    return isRefusal(outcome) ? outcome : shown(writer, outcome, 0)
  })

  onPost(routes.chatRating, async (writer, { body: { rating, text = '' } }) => {
    const outcome = await rateChat(deps, writer, { rating, text })
    return isRefusal(outcome) ? outcome : shown(writer, outcome, 0)
  })

  onPost(routes.chatTranscript, async (writer) => {
    const held = await findHeld(db, writer)
    if (!held) return refuse('not_found')
    const tooMany = await transcripts(topicOf(held.id))
    if (tooMany) return tooMany
    return (await mailTranscript(deps, held)) ? said('transcript_sent') : refuse('not_found')
  })
}

function keptByNobody(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store')
}
