// Clients who accepted the terms of before keep what those say until the new ones bind.

import { expect, test } from 'vitest'
import { legalTextIds } from '#contract/public/legal-texts.ts'
import { legalTexts } from '#contract/public/legal-versions.ts'
import { day, later, millis } from '#kernel/time.ts'
import {
  decidePublications,
  publishedTexts,
  type Texts,
} from '#server/identity/acceptances/publication.ts'
import { defaultSettings, type Settings } from '#server/install/operators/settings.ts'
import { testClock } from '#test/clock.ts'
import { afterNotice } from './after-notice.ts'

const upgradedAt = millis(Date.UTC(2026, 11, 1, 9))
const decided = { ...defaultSettings, exitAverageSeconds: 5 }
const rules = ({ entryDelayMs, exitAverageSeconds }: Settings) => [entryDelayMs, exitAverageSeconds]

/** As they were before an entry waited. */
const former = Object.fromEntries(
  legalTextIds.map((id) => {
    const { versions, ...text } = legalTexts[id]
    return [id, { ...text, versions: versions.filter(({ version }) => version < '2026-11-28') }]
  }),
) as unknown as Texts

test('an upgraded install waits thirty days with it', () => {
  const clock = testClock(upgradedAt)
  const notice = afterNotice({ settings: () => decided }, clock)
  expect(rules(notice.settings())).toEqual([0, 1])
  const known = decidePublications([], later(upgradedAt, -90 * day), former)
  notice.tellPublished(publishedTexts([...known, ...decidePublications(known, upgradedAt)]))
  expect(rules(notice.settings())).toEqual([0, 1])
  expect(notice.settings().marginBp).toBe(decided.marginBp)
  // The same object while nothing changed: whoever compares sees no change.
  expect(notice.settings()).toBe(notice.settings())
  clock.advance(29 * day)
  expect(rules(notice.settings())).toEqual([0, 1])
  clock.advance(day)
  expect(rules(notice.settings())).toEqual([250, 5])
})

test('a new install has it from its first trade on', () => {
  const notice = afterNotice({ settings: () => decided }, testClock(upgradedAt))
  notice.tellPublished(publishedTexts(decidePublications([], upgradedAt)))
  expect(rules(notice.settings())).toEqual([250, 5])
})
