// What reaches a client by which channel, when a push message may buzz, and when a digest leaves:
// over midnight, and while clocks change.

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { noticeKinds } from '#contract/shared/notice-kinds.ts'
import { noticeChannels, noticeTopics, topicOf } from '#contract/shared/notice-topics.ts'
import { localOf } from '#kernel/local-time.ts'
import { day, iso, type Millis, millis } from '#kernel/time.ts'
import {
  areOffered,
  type Choices,
  channelsOf,
  digestTopics,
  nextDigestAt,
  pushDueAt,
  unchosen,
  unsubscribed,
  waysOf,
} from './choices.ts'

const at = (text: string) => millis(Date.parse(text))
const chosen = (part: Partial<Choices>): Choices => ({ ...unchosen, ...part })

test('each kind has a topic, and each topic a kind', () => {
  expect(new Set(noticeKinds.map(topicOf))).toEqual(new Set(noticeTopics))
})

describe('what nobody has chosen', () => {
  it('is in the app; money, identity and security are mailed, prices are not', () => {
    expect(noticeTopics.filter((topic) => channelsOf(unchosen, topic).bell === 'off')).toEqual([])
    expect(waysOf(unchosen, 'deposit_approved')).toEqual({ bell: 'on', mail: 'now', push: 'on' })
    expect(waysOf(unchosen, 'price_alert')).toEqual({ bell: 'on', mail: 'off', push: 'on' })
    expect(waysOf(unchosen, 'ats_trade').push).toBe('off')
    expect(waysOf(unchosen, 'a kind of later').mail).toBe('now')
  })
})

describe('what may be chosen', () => {
  it('is what the topic offers', () => {
    for (const topic of noticeTopics) {
      for (const bell of ['on', 'off'] as const) {
        for (const mail of ['now', 'digest', 'off'] as const) {
          for (const push of ['on', 'off'] as const) {
            const offered = noticeChannels[topic]
            const may =
              offered.bell.includes(bell) &&
              offered.mail.includes(mail) &&
              offered.push.includes(push)
            expect(areOffered({ [topic]: { bell, mail, push } })).toBe(may)
          }
        }
      }
    }
  })

  it('never leaves security, money or identity without its mail and its place in the app', () => {
    for (const topic of ['security', 'payments', 'identity'] as const) {
      expect(areOffered({ [topic]: { bell: 'off', mail: 'now', push: 'on' } })).toBe(false)
      expect(areOffered({ [topic]: { bell: 'on', mail: 'digest', push: 'on' } })).toBe(false)
      expect(unsubscribed(unchosen, topic)).toBeUndefined()
    }
  })

  it('is stopped by the link of a mail: its topic alone, or all that a digest has', () => {
    const plan = unsubscribed(unchosen, 'plan')
    expect(plan?.topics).toEqual({ plan: { bell: 'on', mail: 'off', push: 'on' } })
    const digests = chosen({
      topics: {
        plan: { bell: 'on', mail: 'digest', push: 'on' },
        automation: { bell: 'off', mail: 'digest', push: 'off' },
      },
    })
    expect(digestTopics(digests)).toEqual(['plan', 'automation'])
    expect(unsubscribed(digests, 'digest')?.topics).toEqual({
      plan: { bell: 'on', mail: 'off', push: 'on' },
      automation: { bell: 'off', mail: 'off', push: 'off' },
    })
  })
})

describe('quiet hours', () => {
  const night = chosen({ quiet: { from: 22 * 60, to: 7 * 60 }, zone: 'Europe/Amsterdam' })
  const noon = chosen({ quiet: { from: 12 * 60, to: 13 * 60 }, zone: 'Asia/Tokyo' })

  it.each([
    // An hour ahead of UTC in winter.
    [night, '2026-11-28T20:59:59Z', '2026-11-28T20:59:59Z'],
    [night, '2026-11-28T21:00:00Z', '2026-11-29T06:00:00Z'],
    [night, '2026-11-29T05:59:59Z', '2026-11-29T06:00:00Z'],
    [night, '2026-11-29T06:00:00Z', '2026-11-29T06:00:00Z'],
    // The night in which clocks go back, and the one in which they go on.
    [night, '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
    [night, '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
    [noon, '2026-11-28T03:30:00Z', '2026-11-28T04:00:00Z'],
    [noon, '2026-11-28T12:30:00Z', '2026-11-28T12:30:00Z'],
  ])('%#: at %s it waits until %s', (choices, now, until) => {
    expect(iso(pushDueAt(choices, 'prices', at(now)))).toBe(iso(at(until)))
  })

  it('keep nothing about security waiting', () => {
    const now = at('2026-11-28T23:00:00Z')
    expect(pushDueAt(night, 'security', now)).toBe(now)
    expect(pushDueAt(night, 'payments', now)).toBeGreaterThan(now)
  })

  it('end within a day, at an instant that is not quiet', () => {
    const zones = [
      'UTC',
      'Europe/London',
      'America/New_York',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
    ]
    const minutes = fc.integer({ min: 0, max: 1_439 })
    const instant = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') })
    fc.assert(
      fc.property(minutes, minutes, fc.constantFrom(...zones), instant, (from, to, zone, now) => {
        fc.pre(from !== to)
        const choices = chosen({ quiet: { from, to }, zone })
        const due = pushDueAt(choices, 'plan', now as Millis)
        expect(due).toBeGreaterThanOrEqual(now)
        expect(due - now).toBeLessThanOrEqual(day + day / 24)
        if (due > now) expect(isQuiet({ from, to }, localOf(zone, due).minutes)).toBe(false)
      }),
    )
  })
})

/** Of a clock that is put forward over the end, the time after it. */
function isQuiet({ from, to }: { from: number; to: number }, minutes: number): boolean {
  const isWithin = from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to
  return isWithin && minutes !== to
}

describe('a digest', () => {
  const plan = { bell: 'on', mail: 'digest', push: 'on' } as const
  const daily = chosen({ topics: { plan }, zone: 'America/New_York' })

  it.each([
    [daily, '2026-11-28T12:59:00Z', '2026-11-28T13:00:00Z'],
    [daily, '2026-11-28T13:00:00Z', '2026-11-29T13:00:00Z'],
    // Monday the 30th.
    [{ ...daily, digest: 'weekly' as const }, '2026-11-28T13:00:00Z', '2026-11-30T13:00:00Z'],
    [{ ...daily, digest: 'weekly' as const }, '2026-11-30T13:00:00Z', '2026-12-07T13:00:00Z'],
    // In summer an hour earlier by UTC.
    [daily, '2026-07-01T00:00:00Z', '2026-07-01T12:00:00Z'],
  ])('%#: after %s it leaves at %s', (choices, now, next) => {
    const leaves = nextDigestAt(choices, at(now))
    expect(leaves === null ? null : iso(leaves)).toBe(iso(at(next)))
  })

  it('never leaves where no topic is in it', () => {
    expect(nextDigestAt(unchosen, at('2026-11-28T12:00:00Z'))).toBeNull()
  })
})
