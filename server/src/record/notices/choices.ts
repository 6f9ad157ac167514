// What a client has chosen about notices: by which channels something reaches them, when a push
// message may buzz, and when a digest leaves.

import {
  isMailChosen,
  type NoticeChannels,
  type NoticeTopic,
  noticeChannels,
  noticeTopics,
  type StoppedTopic,
  topicOf,
} from '#contract/shared/notice-topics.ts'
import { dateShifted, instantOf, localOf } from '#kernel/local-time.ts'
import type { Millis } from '#kernel/time.ts'

/** In minutes of the day; over midnight where it ends before it begins. */
export type Quiet = { readonly from: number; readonly to: number }

export type Choices = {
  /** What is not in it is as it is until somebody chooses. */
  readonly topics: Readonly<Partial<Record<NoticeTopic, NoticeChannels>>>
  readonly quiet: Quiet | null
  /** An IANA name. */
  readonly zone: string
  readonly digest: 'daily' | 'weekly'
  readonly showsDetails: boolean
}

export const unchosen: Choices = {
  topics: {},
  quiet: null,
  zone: 'UTC',
  digest: 'daily',
  showsDetails: false,
}

/** When a digest leaves, where its client is. */
export const digestMinutes = 8 * 60

export function channelsOf({ topics }: Choices, topic: NoticeTopic): NoticeChannels {
  const { bell, mail, push } = noticeChannels[topic]
  return topics[topic] ?? { bell: bell[0], mail: mail[0], push: push[0] }
}

/** How something of this kind reaches them. */
export function waysOf(choices: Choices, kind: string): NoticeChannels {
  return channelsOf(choices, topicOf(kind))
}

/** Whether each topic is as it may be: what is always told and mailed stays so. */
export function areOffered(topics: Choices['topics']): boolean {
  return noticeTopics.every((topic) => {
    const chosen = topics[topic]
    const { bell, mail, push } = noticeChannels[topic]
    return (
      chosen === undefined ||
      (bell.includes(chosen.bell) && mail.includes(chosen.mail) && push.includes(chosen.push))
    )
  })
}

/** With these mails stopped; undefined where they are always sent. */
export function unsubscribed(choices: Choices, stopped: StoppedTopic): Choices | undefined {
  if (stopped !== 'digest' && !isMailChosen(stopped)) return undefined
  const topics = stopped === 'digest' ? digestTopics(choices) : [stopped]
  const off = topics.map((topic) => [topic, { ...channelsOf(choices, topic), mail: 'off' }])
  return { ...choices, topics: { ...choices.topics, ...Object.fromEntries(off) } }
}

/** The topics that are mailed in a digest. */
export function digestTopics(choices: Choices): NoticeTopic[] {
  return noticeTopics.filter((topic) => channelsOf(choices, topic).mail === 'digest')
}

/** When a push message may leave: at once, or when it is no longer quiet; security never waits. */
export function pushDueAt({ quiet, zone }: Choices, topic: NoticeTopic, now: Millis): Millis {
  if (quiet === null || topic === 'security') return now
  const { date, minutes } = localOf(zone, now)
  const { from, to } = quiet
  const isNight = to < from
  const isQuiet = isNight ? minutes >= from || minutes < to : minutes >= from && minutes < to
  if (!isQuiet) return now
  const endsOn = isNight && minutes >= from ? dateShifted(date, 1) : date
  return instantOf(zone, { date: endsOn, minutes: to })
}

/** The next morning on which a digest leaves, after `now`; null: no topic has one. */
export function nextDigestAt(choices: Choices, now: Millis): Millis | null {
  if (digestTopics(choices).length === 0) return null
  const { date } = localOf(choices.zone, now)
  const mornings = Array.from({ length: 9 }, (_, ahead) => dateShifted(date, ahead))
    .filter((on) => choices.digest === 'daily' || isMonday(on))
    .map((on) => instantOf(choices.zone, { date: on, minutes: digestMinutes }))
  return mornings.find((at) => at > now) ?? null
}

function isMonday(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 1
}
