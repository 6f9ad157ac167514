// Messages of the contact form as staff see and answer them.

import * as z from 'zod/mini'
import { messageMost } from '../public/contact.ts'
import { email } from '../shared/email.ts'
import {
  Instant,
  line,
  Page,
  pageQuery,
  prose,
  required,
  Success,
  Text,
  Written,
} from '../shared/wire.ts'
import { bothWays, daysQuery } from './lists.ts'

export const messageSorts = bothWays('received_at')
export type MessageSort = (typeof messageSorts)[number]

export const messageStates = ['open', 'done'] as const

const MessageRow = z.object({
  id: Text,
  name: Written,
  /** As the visitor typed it: nobody has checked that it is theirs. */
  email: Text,
  /** The first line, or the beginning of it. */
  beginning: Written,
  state: z.enum(messageStates),
  /** Whose it is; null: nobody's. */
  assigned_to: z.nullable(Text),
  received_at: Instant,
})
export type MessageRow = z.infer<typeof MessageRow>

const MessageStep = z.object({
  kind: z.enum(['assigned', 'answered', 'closed', 'reopened']),
  by: Text,
  assigned_to: z.nullable(Text),
  text: z.nullable(Written),
  at: Instant,
})

export const StaffMessage = z.object({
  id: Text,
  name: Written,
  email: Text,
  message: Written,
  state: z.enum(messageStates),
  assigned_to: z.nullable(Text),
  received_at: Instant,
  /** Whose it is: who was signed in when it was written, or has confirmed the address. */
  client: z.nullable(z.object({ id: Text, is_signed_in: z.boolean() })),
  steps: z.array(MessageStep),
})
export type StaffMessage = z.infer<typeof StaffMessage>

const CannedAnswer = z.object({ id: Text, name: Written, text: Written })
export type CannedAnswer = z.infer<typeof CannedAnswer>

const answer = prose(messageMost, { short: 'required' })
const reason = prose(500, { short: 'required' })

export const staffMessageRoutes = {
  officeMessages: {
    method: 'GET',
    path: '/office/messages',
    audience: 'staff',
    action: 'message.read',
    summary: 'Messages of the contact form, by when they came.',
    query: z.strictObject({
      ...pageQuery,
      state: z.optional(z.enum(messageStates, { error: required('not_listed') })),
      sort: z._default(z.enum(messageSorts, { error: 'not_listed' }), '-received_at'),
      /** Whose it is, by their address. */
      member: z.optional(email),
      /** Anywhere in name, e-mail or message. */
      text: z.optional(line(100)),
      ...daysQuery,
    }),
    reply: Page(MessageRow),
  },
  officeMessage: {
    method: 'GET',
    path: '/office/messages/:id',
    audience: 'staff',
    action: 'message.read',
    summary: 'One message, with what was done about it.',
    reply: Success(StaffMessage),
  },
  officeMessageAnswer: {
    method: 'POST',
    path: '/office/messages/:id/answer',
    audience: 'staff',
    action: 'message.answer',
    summary: 'Mails an answer to whoever wrote, with their words below it.',
    body: z.strictObject({ text: answer }),
    bodyBytesMax: 20 * 1024,
    reply: Success(StaffMessage),
  },
  officeMessageClosing: {
    method: 'POST',
    path: '/office/messages/:id/closing',
    audience: 'staff',
    action: 'message.answer',
    summary: 'Closes a message that needs no answer.',
    body: z.strictObject({ reason }),
    reply: Success(StaffMessage),
  },
  officeMessageReopening: {
    method: 'POST',
    path: '/office/messages/:id/reopening',
    audience: 'staff',
    action: 'message.answer',
    summary: 'A message waits again.',
    body: z.strictObject({ reason }),
    reply: Success(StaffMessage),
  },
  officeMessageAssignment: {
    method: 'POST',
    path: '/office/messages/:id/assignment',
    audience: 'staff',
    action: 'message.answer',
    summary: 'The asking member takes a message, or gives it back.',
    body: z.strictObject({ is_mine: z.boolean({ error: required('not_listed') }) }),
    reply: Success(StaffMessage),
  },
  officeCannedAnswers: {
    method: 'GET',
    path: '/office/canned-answers',
    audience: 'staff',
    action: 'message.read',
    summary: 'Answers that are kept ready, by name.',
    reply: Success(z.array(CannedAnswer)),
  },
  officeCannedAnswer: {
    method: 'POST',
    path: '/office/canned-answers',
    audience: 'staff',
    action: 'canned_answer.change',
    summary: 'Keeps an answer ready; one of the same name gives way to it.',
    body: z.strictObject({ name: line(100, { short: 'required' }), text: answer }),
    bodyBytesMax: 20 * 1024,
    reply: Success(z.array(CannedAnswer)),
  },
  officeCannedAnswerRemoval: {
    method: 'POST',
    path: '/office/canned-answers/:id/removal',
    audience: 'staff',
    action: 'canned_answer.change',
    summary: 'An answer is kept ready no longer.',
    reply: Success(z.array(CannedAnswer)),
  },
} as const
