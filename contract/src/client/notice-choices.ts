// What clients choose about notices on the wire, and the devices that push messages go to.

import * as z from 'zod/mini'
import { isZone } from '#kernel/local-time.ts'
import { languages } from '../shared/languages.ts'
import type { NoticeTopic } from '../shared/notice-topics.ts'
import { Instant, Success, Text, text, Written } from '../shared/wire.ts'

const on = z.enum(['on', 'off'], { error: 'not_listed' })

const Channels = z.strictObject({
  bell: on,
  mail: z.enum(['now', 'digest', 'off'], { error: 'not_listed' }),
  push: on,
})

const topics = z.strictObject({
  security: Channels,
  payments: Channels,
  identity: Channels,
  plan: Channels,
  automation: Channels,
  prices: Channels,
  promotions: Channels,
  chat: Channels,
} satisfies Record<NoticeTopic, typeof Channels>)

/** "22:00" */
const time = text(5).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'))

export const NoticeChoices = z.strictObject({
  topics,
  /** Push messages wait until it is over, but for those of security. Over midnight too. */
  quiet: z.nullable(z.strictObject({ from: time, to: time })),
  /** An IANA name: of the quiet hours, and of when a digest leaves. */
  time_zone: text(60).check(z.refine(isZone, 'not_listed')),
  digest: z.enum(['daily', 'weekly'], { error: 'not_listed' }),
  /** On a locked screen; else a push message says no more than that there is news. */
  shows_details: z.boolean(),
})
export type NoticeChoices = z.infer<typeof NoticeChoices>

/** As they stand. */
const NoticeChoicesView = z.object({
  topics,
  quiet: z.nullable(z.object({ from: Text, to: Text })),
  time_zone: Text,
  digest: z.enum(['daily', 'weekly']),
  shows_details: z.boolean(),
})

export const PushDevice = z.object({
  id: Text,
  /** Which browser on what, as far as it said. */
  name: Written,
  made_at: Instant,
  /** Null: nothing was sent to it yet. */
  last_sent_at: z.nullable(Instant),
  /** Whether the session that asks is on it. */
  is_this: z.boolean(),
})
export type PushDevice = z.infer<typeof PushDevice>

export const pushDevicesMost = 10
export const pushTestsAnHour = 20

/** URL-safe base64 of so many bytes. */
const bytes = (signs: number) =>
  text(signs + 2).check(z.regex(/^[\w-]+={0,2}$/, 'invalid'), z.minLength(signs, 'invalid'))

/** As the browser's `PushSubscription` says it. */
export const NewPushDevice = z.strictObject({
  endpoint: text(1_000),
  p256dh: bytes(87),
  auth: bytes(22),
  /** What its messages are written in. */
  language: z.enum(languages, { error: 'not_listed' }),
})
export type NewPushDevice = z.infer<typeof NewPushDevice>

export const PushView = z.object({
  /** The install's, which browsers ask for before they subscribe (VAPID). */
  public_key: Text,
  devices: z.array(PushDevice),
})
export type PushView = z.infer<typeof PushView>

export const noticeChoiceRoutes = {
  noticeChoices: {
    method: 'GET',
    path: '/users/notices/choices',
    audience: 'client',
    summary: 'On which channels each topic reaches this client.',
    reply: Success(NoticeChoicesView),
  },
  chooseNotices: {
    method: 'POST',
    path: '/users/notices/choices',
    audience: 'client',
    summary:
      'On which channels each topic reaches this client from now on. May be repeated. What is ' +
      'always told or mailed cannot be turned off.',
    body: NoticeChoices,
    reply: Success(NoticeChoicesView),
  },
  push: {
    method: 'GET',
    path: '/users/push',
    audience: 'client',
    summary: 'The devices that push messages go to, and the key that a browser subscribes with.',
    reply: Success(PushView),
  },
  addPushDevice: {
    method: 'POST',
    path: '/users/push/devices',
    audience: 'client',
    summary:
      'Push messages go to this device too, as long as this session is not ended. May be repeated.',
    body: NewPushDevice,
    reply: Success(PushView),
  },
  removePushDevice: {
    method: 'POST',
    path: '/users/push/devices/:id/removal',
    audience: 'client',
    summary: 'Nothing is sent to this device any more. May be repeated.',
    reply: Success(PushView),
  },
  tryPushDevice: {
    method: 'POST',
    path: '/users/push/devices/:id/test',
    audience: 'client',
    summary: 'Sends a push message to this device, to see that it arrives.',
    reply: Success(PushView),
  },
} as const
