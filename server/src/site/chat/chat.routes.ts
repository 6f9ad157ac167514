// The calls of whoever a conversation is with. Anybody may make them, so they are counted: what is
// begun by network, what is written by network and by conversation.

import { routes } from '#contract/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { WritingDeps as LetterDeps } from '#server/identity/clients/write-to-client.ts'
import type { WhoDeps } from '#server/identity/sessions/who-is-signed-in.ts'
import { networkFrom } from '#server/platform/caller.ts'
import type { Router } from '#server/platform/http.ts'
import { asInertPicture } from '#server/platform/inert-picture.ts'
import { limit } from '#server/platform/limit.ts'
import { refuseFields } from '#server/platform/refuse-with.ts'
import { said, success } from '#server/platform/reply.ts'
import { type Conversation, topicOf, type Writer } from './chat.ts'
import { findHeld } from './hold-chat.ts'
import { mailTranscript } from './mail-unread.ts'
import type { Typing } from './note-typing.ts'
import { type PictureDeps, readChatPicture, sendPicture } from './picture-in-chat.ts'
import { type ViewDeps, viewChat } from './view-chat.ts'
import type { News } from './wait-for-news.ts'
import {
  claimChat,
  endChat,
  rateChat,
  seeChat,
  type WritingDeps,
  writeToChat,
} from './write-to-chat.ts'
import { chatCookieOf, keptByNobody, knowWriter, postsOf } from './writers.routes.ts'

export type ChatRouteDeps = WritingDeps &
  LetterDeps &
  WhoDeps &
  PictureDeps &
  ViewDeps & { readonly typing: Typing; readonly news: News }

export function registerChatRoutes(router: Router, deps: ChatRouteDeps): void {
  const { db, clock, followers, typing } = deps
  const begun = limit(10, 600)
  const messages = limit(20, 60)
  const transcripts = limit(2, 3_600)
  const writerOf = knowWriter(deps)
  const onPost = postsOf(router, deps)
  const shown = async (writer: Writer, chat: Conversation | undefined, after: number) =>
    success('Your conversation.', await viewChat(deps, writer, { chat, after }))

  router.on(routes.chat, async ({ request, reply, query: { after } }) => {
    keptByNobody(reply)
    const writer = await writerOf(request)
    if (isRefusal(writer)) return writer
    return shown(writer, await findHeld(db, writer), after)
  })

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
    const cookie = chatCookieOf(deps.install.publicUrl())
    if (token !== undefined) reply.setCookie(cookie.name, token, cookie.options)
    return shown(writer, chat, 0)
  })

  registerPictures(router, deps)

  onPost(routes.chatSeen, async (writer, { body: { seq } }) => {
    await seeChat(deps, writer, seq)
    return success('Read.', {})
  })

  onPost(routes.chatTyping, async (writer) => {
    const held = await findHeld(db, writer)
    if (held) {
      typing.note(topicOf(held.id), clock.now())
      deps.news.tell(topicOf(held.id))
    }
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

function registerPictures(router: Router, deps: ChatRouteDeps): void {
  const { db } = deps
  const writerOf = knowWriter(deps)
  const onPost = postsOf(router, deps)
  const pictures = limit(10, 600)
  onPost(routes.chatPicture, async (writer, { body: { key }, file }) => {
    if (!file?.length) return refuseFields([{ field: 'picture', code: 'file_missing' }])
    const held = await findHeld(db, writer)
    const tooMany = held && (await pictures(topicOf(held.id)))
    if (tooMany) return tooMany
    const outcome = await sendPicture(deps, writer, { key, bytes: file })
    if (isRefusal(outcome)) return outcome
    const asked = { chat: outcome, after: 0 }
    return success('Your conversation.', await viewChat(deps, writer, asked))
  })

  router.on(routes.chatPictureFile, async ({ request, reply, params: { id = '' } }) => {
    keptByNobody(reply)
    const writer = await writerOf(request)
    if (isRefusal(writer)) return writer
    const held = await findHeld(db, writer)
    if (!held || !isUuid(id)) return refuse('not_found')
    const picture = await readChatPicture(deps, held.id, id)
    if (isRefusal(picture)) return picture
    asInertPicture(reply, picture.mediaType, 'conversation')
    return picture.bytes
  })
}
