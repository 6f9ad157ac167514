// The calls of whoever a conversation is with. Anybody may make them, so they are counted: what is
// begun by network, what is written by network and by conversation.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { routes } from '#contract/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { WritingDeps as LetterDeps } from '#server/identity/clients/write-to-client.ts'
import { type WhoDeps, whoIsSignedIn } from '#server/identity/sessions/who-is-signed-in.ts'
import { networkFrom } from '#server/platform/caller.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import type { Router } from '#server/platform/http.ts'
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

  async function writerOf(request: FastifyRequest): Promise<Writer> {
    const token = request.cookies[cookie().name]
    const shown = { authorization: request.headers.authorization, refresh: undefined }
    return {
      clientId: (await whoIsSignedIn(deps, shown)) ?? null,
      tokenHash: token === undefined ? null : hashOfToken(token),
    }
  }

  const turnedAway = async (request: FastifyRequest) =>
    isForeign(request, deps.install.publicUrl())
      ? refuse('malformed')
      : calls(networkFrom(request.raw))

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
    const events = (await listEvents(db, chat.id, after)).flatMap(({ seq, kind, text, key, at }) =>
      isForWriter(kind) ? [{ seq, kind, text, key, at: iso(at) }] : [],
    )
    return {
      state: chat.state,
      last_seq: chat.lastSeq,
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
    return shown(writer, await findHeld(db, writer), after)
  })

  router.on(routes.chatOpening, async ({ request, reply }) => {
    keptByNobody(reply)
    const away = await turnedAway(request)
    if (away) return away
    const held = await claimChat(deps, await writerOf(request))
    if (!held) return refuse('not_found')
    return success('Follow with it.', { ticket: followers.issueFollow(topicOf(held.id)).ticket })
  })

  router.on(routes.chatMessage, async ({ request, reply, body }) => {
    keptByNobody(reply)
    const away = await turnedAway(request)
    if (away) return away
    const writer = await writerOf(request)
    const held = await findHeld(db, writer)
    const network = networkFrom(request.raw)
    const tooMany = held ? await messages(topicOf(held.id)) : await begun(network)
    if (tooMany) return tooMany
    const outcome = await writeToChat(deps, writer, body)
    if (isRefusal(outcome)) return outcome
    const { chat, token } = outcome
    if (token !== undefined) reply.setCookie(cookie().name, token, cookie().options)
    return shown(writer, chat, 0)
  })

  router.on(routes.chatSeen, async ({ request, body: { seq } }) => {
    const away = await turnedAway(request)
    if (away) return away
    await seeChat(deps, await writerOf(request), seq)
    return success('Read.', {})
  })

  router.on(routes.chatTyping, async ({ request }) => {
    const away = await turnedAway(request)
    if (away) return away
    const held = await findHeld(db, await writerOf(request))
    if (held) typing.note(topicOf(held.id), clock.now())
    return success('Told.', {})
  })

  router.on(routes.chatEnd, async ({ request, reply }) => {
    keptByNobody(reply)
    const away = await turnedAway(request)
    if (away) return away
    const writer = await writerOf(request)
    const outcome = await endChat(deps, writer)
    return isRefusal(outcome) ? outcome : shown(writer, outcome, 0)
  })

  router.on(routes.chatRating, async ({ request, reply, body: { rating, text = '' } }) => {
    keptByNobody(reply)
    const away = await turnedAway(request)
    if (away) return away
    const writer = await writerOf(request)
    const outcome = await rateChat(deps, writer, { rating, text })
    return isRefusal(outcome) ? outcome : shown(writer, outcome, 0)
  })

  router.on(routes.chatTranscript, async ({ request }) => {
    const away = await turnedAway(request)
    if (away) return away
    const held = await findHeld(db, await writerOf(request))
    if (!held) return refuse('not_found')
    const tooMany = await transcripts(topicOf(held.id))
    if (tooMany) return tooMany
    return (await mailTranscript(deps, held)) ? said('transcript_sent') : refuse('not_found')
  })
}

function keptByNobody(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store')
}
