// Conversations with visitors and clients as staff see and answer them.

import * as z from 'zod/mini'
import { chatTextMost } from '../public/chat.ts'
import { email } from '../shared/email.ts'
import {
  Instant,
  instant,
  integerText,
  line,
  Page,
  pageQuery,
  prose,
  required,
  Success,
  Text,
  text,
  Written,
} from '../shared/wire.ts'
import { daysQuery } from './lists.ts'
import { Personal } from './personal-data.ts'

/** `snoozed` is put off for a while, whoever's turn it is. */
export const chatStates = ['waiting', 'open', 'snoozed', 'resolved'] as const
export type ChatState = (typeof chatStates)[number]

export const chatTagMost = 40
/** In seconds. */
export const chatWaitMost = 10

const ChatRow = z.object({
  id: Text,
  state: z.enum(chatStates),
  client: z.nullable(Text),
  /** As a visitor typed it; null: not known, or a client's. */
  email: z.nullable(Text),
  /** A client's own; null: a visitor's. */
  client_email: z.nullable(Personal),
  /** The beginning of what was said last, and by whom. */
  last: z.nullable(z.object({ text: Written, is_ours: z.boolean() })),
  /** What of theirs nobody has read. */
  unread: z.int(),
  assigned_to: z.nullable(Text),
  tags: z.array(Text),
  /** Since when they wait for an answer; null: they do not. */
  waiting_since: z.nullable(Instant),
  opened_at: Instant,
  last_at: Instant,
  rating: z.nullable(z.int()),
})
export type ChatRow = z.infer<typeof ChatRow>

const StaffChatEvent = z.object({
  seq: z.int(),
  kind: z.enum([
    ...['written', 'answered', 'noted', 'assigned', 'snoozed', 'resolved', 'reopened', 'claimed'],
    ...['rated', 'tagged', 'untagged', 'pictured'],
  ] as const),
  /** The address of who did it; null: whoever the conversation is with. */
  by: z.nullable(Text),
  assigned_to: z.nullable(Text),
  text: z.nullable(Written),
  /** The id of the picture that they sent. */
  picture: z.nullable(Text),
  until: z.nullable(Instant),
  at: Instant,
})
export type StaffChatEvent = z.infer<typeof StaffChatEvent>

export const StaffChat = z.object({
  ...ChatRow.shape,
  language: Text,
  /** Where on the site it was begun. */
  page: Text,
  snoozed_until: z.nullable(Instant),
  first_answered_at: z.nullable(Instant),
  resolved_at: z.nullable(Instant),
  seen_by_writer: z.int(),
  /** Whether they have it before them now, and whether they write. */
  is_here: z.boolean(),
  is_typing: z.boolean(),
  /** Those after the one that was asked for. */
  events: z.array(StaffChatEvent),
})
export type StaffChat = z.infer<typeof StaffChat>

const key = text(36)
const said = prose(chatTextMost, { short: 'required', signs: 'not_shown' })
const tag = line(chatTagMost, { short: 'required' })

export const staffChatRoutes = {
  officeChats: {
    method: 'GET',
    path: '/office/chats',
    audience: 'staff',
    action: 'message.read',
    summary: 'Conversations: who waits longest first, then those in which something happened last.',
    query: z.strictObject({
      ...pageQuery,
      state: z.optional(z.enum(chatStates, { error: required('not_listed') })),
      /** Whose it is, by their address. */
      member: z.optional(email),
      tag: z.optional(tag),
      /** Anywhere in what was said. */
      text: z.optional(line(100)),
      ...daysQuery,
    }),
    reply: Page(ChatRow),
  },
  officeChat: {
    method: 'GET',
    path: '/office/chats/:id',
    audience: 'staff',
    action: 'message.read',
    summary:
      'One conversation, with what happened in it after `after`. Where that is nothing, so many ' +
      'seconds are waited for it.',
    query: z.strictObject({
      after: z._default(integerText(0, 1_000_000), 0),
      wait: z._default(integerText(0, chatWaitMost), 0),
    }),
    reply: Success(StaffChat),
  },
  officeChatPicture: {
    method: 'GET',
    path: '/office/chats/:id/pictures/:picture',
    audience: 'staff',
    action: 'message.read',
    summary: 'A picture that was sent in a conversation.',
    replyType: 'image/webp',
    reply: z.custom<Uint8Array>(),
  },
  officeChatAnswer: {
    method: 'POST',
    path: '/office/chats/:id/answer',
    audience: 'staff',
    action: 'message.answer',
    summary: 'Answers; where nobody reads it within two minutes it is mailed.',
    body: z.strictObject({ key, text: said }),
    reply: Success(StaffChat),
  },
  officeChatNote: {
    method: 'POST',
    path: '/office/chats/:id/note',
    audience: 'staff',
    action: 'message.answer',
    summary: 'A note that only staff read.',
    body: z.strictObject({ key, text: said }),
    reply: Success(StaffChat),
  },
  officeChatAssignment: {
    method: 'POST',
    path: '/office/chats/:id/assignment',
    audience: 'staff',
    action: 'message.answer',
    summary: 'The asking member takes a conversation, or gives it back.',
    body: z.strictObject({ is_mine: z.boolean({ error: required('not_listed') }) }),
    reply: Success(StaffChat),
  },
  officeChatSnooze: {
    method: 'POST',
    path: '/office/chats/:id/snooze',
    audience: 'staff',
    action: 'message.answer',
    summary: 'Puts a conversation off, for a week at most; what they write ends that.',
    body: z.strictObject({ until: instant() }),
    reply: Success(StaffChat),
  },
  officeChatResolving: {
    method: 'POST',
    path: '/office/chats/:id/resolving',
    audience: 'staff',
    action: 'message.answer',
    summary: 'The question is answered; what they write opens it again.',
    body: z.strictObject({}),
    reply: Success(StaffChat),
  },
  officeChatReopening: {
    method: 'POST',
    path: '/office/chats/:id/reopening',
    audience: 'staff',
    action: 'message.answer',
    summary: 'A resolved conversation waits again.',
    body: z.strictObject({}),
    reply: Success(StaffChat),
  },
  officeChatTag: {
    method: 'POST',
    path: '/office/chats/:id/tag',
    audience: 'staff',
    action: 'message.answer',
    summary: 'Marks a conversation with a word, or takes it off.',
    body: z.strictObject({ tag, is_put: z.boolean({ error: required('not_listed') }) }),
    reply: Success(StaffChat),
  },
  officeChatSeen: {
    method: 'POST',
    path: '/office/chats/:id/seen',
    audience: 'staff',
    action: 'message.answer',
    summary: 'Read up to here, by a member who can answer.',
    body: z.strictObject({ seq: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
    reply: Success(z.object({})),
  },
  officeChatTyping: {
    method: 'POST',
    path: '/office/chats/:id/typing',
    audience: 'staff',
    action: 'message.answer',
    summary: 'An answer is being written; told to whoever follows the conversation, and not kept.',
    body: z.strictObject({}),
    reply: Success(z.object({})),
  },
} as const
