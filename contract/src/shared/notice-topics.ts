// What clients choose about notices: on which channels each topic reaches them. What is about their
// money, their identity and who may enter their account is always told and always mailed.

import { type NoticeKind, type NoticeSubject, subjectOf } from './notice-kinds.ts'

export const noticeTopics = [
  ...(['security', 'payments', 'identity', 'plan', 'automation', 'prices', 'promotions'] as const),
  'chat',
] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** What mails can be stopped: those of a topic, or the digest of several. */
export const stoppedTopics = [...noticeTopics, 'digest'] as const
export type StoppedTopic = (typeof stoppedTopics)[number]

export type NoticeChannels = {
  readonly bell: 'on' | 'off'
  /** A digest is what was not read in the app, once a day or a week. */
  readonly mail: 'now' | 'digest' | 'off'
  readonly push: 'on' | 'off'
}

/** What each may be; the first is what it is until somebody chooses. */
type Offered = {
  readonly [Channel in keyof NoticeChannels]: readonly [
    NoticeChannels[Channel],
    ...NoticeChannels[Channel][],
  ]
}

const always = { bell: ['on'], mail: ['now'], push: ['on', 'off'] } as const

export const noticeChannels: Readonly<Record<NoticeTopic, Offered>> = {
  security: always,
  payments: always,
  identity: always,
  plan: { bell: ['on'], mail: ['now', 'digest', 'off'], push: ['on', 'off'] },
  automation: { bell: ['on', 'off'], mail: ['now', 'digest', 'off'], push: ['off', 'on'] },
  prices: { bell: ['on', 'off'], mail: ['off', 'now', 'digest'], push: ['on', 'off'] },
  promotions: { bell: ['on', 'off'], mail: ['now', 'digest', 'off'], push: ['off', 'on'] },
  // Answers that nobody reads are mailed by the conversation itself.
  chat: { bell: ['on'], mail: ['off'], push: ['on', 'off'] },
}

const topics: Readonly<Record<NoticeSubject, NoticeTopic>> = {
  deposits: 'payments',
  withdrawals: 'payments',
  balance: 'payments',
  credits: 'payments',
  destinations: 'security',
  account: 'security',
  identity: 'identity',
  plan: 'plan',
  automation: 'automation',
  api: 'automation',
  trader: 'automation',
  prices: 'prices',
  tournament: 'promotions',
  chat: 'chat',
}

/** Those that are about something else than what they lead to. */
const ofKinds: Readonly<Partial<Record<string, NoticeTopic>>> = {
  grant: 'promotions',
} satisfies Partial<Record<NoticeKind, NoticeTopic>>

/** Of a kind that is not known here it is that of the account. */
export function topicOf(kind: string): NoticeTopic {
  return ofKinds[kind] ?? topics[subjectOf(kind) ?? 'account']
}

/** Mails of these may be stopped, also without signing in. */
export function isMailChosen(topic: NoticeTopic): boolean {
  return noticeChannels[topic].mail.length > 1
}
