// A push message: what it says on a screen that may be locked, how urgent it is, and what the
// answer of a push service means (RFC 8030).

import type { NoticeWords, PushMessage } from '#contract/public/push-message.ts'
import type { NoticeTopic } from '#contract/shared/notice-topics.ts'
import { day, hour, later, type Millis, minute, second } from '#kernel/time.ts'

type Details = Readonly<Record<string, string | number | boolean | null>>

export type Waiting = {
  readonly topic: NoticeTopic
  readonly kind: string
  readonly details: Details
}

/** What is sent when somebody asks whether it arrives. */
export const testKind = 'test'

/** Where each leads. */
const places: Readonly<Record<NoticeTopic, string>> = {
  security: '/user/security',
  payments: '/user/home',
  identity: '/user/profile',
  plan: '/user/plan',
  automation: '/user/ats',
  prices: '/user/notices',
  promotions: '/user/promotions',
  chat: '/chat',
}

type Writing = {
  readonly words: NoticeWords
  readonly brand: string
  /** What stands before every path in the language of the device. */
  readonly basePath: string
  readonly isSandbox: boolean
  readonly showsDetails: boolean
}

/**
 * What waited together is one message. What happened is said only where the client wished it: a
 * locked screen is read by others.
 */
export function messageOf(
  waiting: readonly Waiting[],
  { words, brand, basePath, isSandbox, showsDetails }: Writing,
): PushMessage {
  const [only, ...others] = waiting
  const title = isSandbox ? `${brand} (${words.sandbox})` : brand
  if (only === undefined || others.length > 0) {
    const body = words.several(waiting.length)
    return { title, body, url: `${basePath}/user/home`, tag: 'several' }
  }
  const { topic, kind, details } = only
  if (kind === testKind) {
    return { title, body: words.test, url: `${basePath}/user/notices`, tag: testKind }
  }
  const body = showsDetails ? words.textOf(kind, details) : words.news
  return { title, body, url: `${basePath}${places[topic]}`, tag: topic }
}

/** Whether a phone that saves its battery is woken for it. */
export function urgencyOf(topics: readonly NoticeTopic[]): 'high' | 'normal' {
  return topics.some((topic) => ['security', 'prices', 'chat'].includes(topic)) ? 'high' : 'normal'
}

/** What a service keeps for a device that is off: by then it is in the app. */
export const keptSeconds = day / second

export type Outcome = 'sent' | 'gone' | 'again'

/** `status` is undefined where there was no answer. */
export function outcomeOf(status: number | undefined): Outcome {
  if (status === undefined) return 'again'
  if (status >= 200 && status < 300) return 'sent'
  return status === 404 || status === 410 ? 'gone' : 'again'
}

const pauses = [10 * second, minute, 10 * minute, hour, 6 * hour] as const

/** After so many tries that failed; null: never, it is in the app. */
export function nextTryAt(tries: number, now: Millis): Millis | null {
  const pause = pauses[tries - 1]
  return pause === undefined ? null : later(now, pause)
}
