// A conversation with support on the wire, as whoever holds it sees it: visitors by a cookie of
// their browser, clients by being signed in. What happens in it is numbered, and is asked for from
// a number on; the stream only says that there is more.

import * as z from 'zod/mini'
import { email } from '../shared/email.ts'
import { languages } from '../shared/languages.ts'
import {
  Instant,
  integerText,
  line,
  prose,
  Success,
  said,
  Text,
  text,
  Written,
} from '../shared/wire.ts'

export const chatTextMost = 2_000
/** Of a picture that is sent in it. */
export const chatPictureBytesMax = 5 * 1024 * 1024

/** What of a conversation its holder sees. */
export const chatEventKinds = [
  'written',
  'answered',
  'resolved',
  'reopened',
  'rated',
  'pictured',
] as const
export type ChatEventKind = (typeof chatEventKinds)[number]

export const ChatEvent = z.object({
  /** Rises; has gaps where staff did something that is not for its holder. */
  seq: z.number(),
  kind: z.enum(chatEventKinds),
  text: z.nullable(Written),
  /** The id of the picture that was sent; null: it is none. */
  picture: z.nullable(Text),
  /** What the browser called it that sent it; null: it was not sent by a browser. */
  key: z.nullable(Text),
  at: Instant,
})
export type ChatEvent = z.infer<typeof ChatEvent>

/** Whether anybody sits there, and what can be promised. */
const ChatService = z.object({
  /** Null: the operator has not said when anybody does. */
  is_staffed: z.nullable(z.boolean()),
  /** When somebody will sit there again; null: somebody does, or it is not known. */
  back_at: z.nullable(Instant),
  /**
   * Half of the conversations of the last 30 days had their first answer within so many seconds;
   * null: there were fewer than five, or half of them have none.
   */
  answer_seconds: z.nullable(z.number()),
})

export const Chat = z.object({
  service: ChatService,
  /** Null: nothing was written yet. */
  conversation: z.nullable(
    z.object({
      state: z.enum(['waiting', 'open', 'resolved']),
      /** Tells it from another that is begun later. */
      opened_at: Instant,
      /** Up to where this answer goes: what comes after it is asked for from here on. */
      last_seq: z.number(),
      /** Whether there is more than is in this answer. */
      has_more: z.boolean(),
      /** Up to where staff have read. */
      seen_by_staff: z.number(),
      /** Up to where its holder has. */
      seen: z.number(),
      /** Where an answer is mailed to that nobody reads here; null: nowhere. */
      email: z.nullable(Text),
      rating: z.nullable(z.number()),
      events: z.array(ChatEvent),
    }),
  ),
  /** Whether whoever asks is signed in: then it is known where to write to. */
  is_client: z.boolean(),
})
export type Chat = z.infer<typeof Chat>

/** Made by the browser before the first try, and kept for every further one. */
const key = text(36).check(
  z.regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/, 'invalid'),
)

export const chatRoutes = {
  chat: {
    method: 'GET',
    path: '/public/chat',
    audience: 'public',
    // Each is another's.
    keptMs: null,
    summary: 'Your conversation with support, from what came after `after` on.',
    query: z.strictObject({ after: z._default(integerText(0, 1_000_000), 0) }),
    reply: Success(Chat),
  },
  chatOpening: {
    method: 'POST',
    path: '/public/chat/opening',
    audience: 'public',
    summary:
      'A ticket by which a socket of the stream follows your conversation. What was written in ' +
      'this browser before signing in is yours from then on.',
    body: z.strictObject({}),
    reply: Success(z.object({ ticket: Text })),
  },
  chatMessage: {
    method: 'POST',
    path: '/public/chat/messages',
    audience: 'public',
    summary:
      'Write to support. The same key again is the same message. Outside of the hours of support ' +
      'a visitor says where the answer is mailed to.',
    body: z.strictObject({
      key,
      text: prose(chatTextMost, { short: 'required', signs: 'not_shown' }),
      email: z.optional(email),
      language: z.enum(languages, { error: 'not_listed' }),
      /** Where they are on the site. */
      page: line(200).check(z.regex(/^\/[\w/-]*$/, 'invalid')),
    }),
    reply: Success(Chat),
  },
  chatPicture: {
    method: 'POST',
    path: '/public/chat/pictures',
    audience: 'public',
    summary:
      'A picture (JPEG, PNG or WebP, at most 5 MB) in a conversation that was begun: it is drawn ' +
      'anew and kept encrypted. The same key again is the same picture.',
    body: z.strictObject({ key }),
    file: { name: 'picture', bytesMax: chatPictureBytesMax },
    reply: Success(Chat),
  },
  chatPictureFile: {
    method: 'GET',
    path: '/public/chat/pictures/:id',
    audience: 'public',
    // Each is another's.
    keptMs: null,
    summary: 'A picture of your conversation.',
    replyType: 'image/webp',
    reply: z.custom<Uint8Array>(),
  },
  chatSeen: {
    method: 'POST',
    path: '/public/chat/seen',
    audience: 'public',
    summary: 'You have read up to here.',
    body: z.strictObject({ seq: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
    reply: Success(z.object({})),
  },
  chatTyping: {
    method: 'POST',
    path: '/public/chat/typing',
    audience: 'public',
    summary: 'You are writing; it is told to nobody but who reads your conversation, and not kept.',
    body: z.strictObject({}),
    reply: Success(z.object({})),
  },
  chatEnd: {
    method: 'POST',
    path: '/public/chat/end',
    audience: 'public',
    summary: 'Your question is answered: the conversation is resolved until you write again.',
    body: z.strictObject({}),
    reply: Success(Chat),
  },
  chatRating: {
    method: 'POST',
    path: '/public/chat/rating',
    audience: 'public',
    summary: 'How you were helped, from 1 to 5, with words or without; once a conversation.',
    body: z.strictObject({
      rating: z.int({ error: 'not_whole' }).check(z.minimum(1), z.maximum(5)),
      text: z.optional(prose(500)),
    }),
    reply: Success(Chat),
  },
  chatTranscript: {
    method: 'POST',
    path: '/public/chat/transcript',
    audience: 'public',
    summary:
      'Mails what was said to your confirmed address, or to the one that you gave, once it was ' +
      'answered.',
    body: z.strictObject({}),
    reply: z.object(said),
  },
} as const

/** What a socket of the stream sends to follow a conversation. */
export const ChatFollow = z.strictObject({
  type: z.literal('follow'),
  ticket: text(100, { least: 0 }),
})

/** What it is told then. */
export const ChatNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('following') }),
  /** There is more in it, up to this number at least, or it stands otherwise: fetch it. */
  z.object({ type: z.literal('chat'), seq: z.number() }),
  z.object({ type: z.literal('chat_typing') }),
])
export type ChatNews = z.infer<typeof ChatNews>
