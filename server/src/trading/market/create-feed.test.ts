import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { millis } from '#kernel/time.ts'
import { readInstruments } from '../instruments/read-instruments.ts'
import { createFeed, drawnSeed } from './create-feed.ts'
import type { FeedCandle } from './feed.ts'
import { type FeedSetting, parseFeedSetting } from './feed-setting.ts'
import { readAssets } from './read-assets.ts'

const seed = (file: string) => fileURLToPath(new URL(`../../../seed/${file}`, import.meta.url))
const now = millis(Date.parse('2026-11-18T10:00:00Z'))
const deps = {
  instruments: await readInstruments(seed('instruments.csv')),
  assets: await readAssets(seed('assets.csv')),
  clock: { now: () => now },
  log: () => {},
  random: Math.random,
}

function settingOf(text: string): FeedSetting {
  const setting = parseFeedSetting(text)
  if ('mustBe' in setting) throw new Error(setting.mustBe)
  return setting
}

async function lastMinute(text: string): Promise<FeedCandle[]> {
  const feed = await createFeed(settingOf(text), deps)
  const candles: FeedCandle[] = []
  for await (const batch of feed.history({ from: millis(now - 60_000), to: now })) {
    candles.push(...batch)
  }
  return candles
}

test('the simulated feed quotes every listed instrument', async () => {
  const feed = await createFeed(settingOf('simulated'), deps)
  expect(feed.name).toBe('simulated')
  expect(feed.symbols).toEqual(deps.instruments.map((it) => it.symbol))
})

test('a given seed is used, and without one nobody knows what comes', async () => {
  expect(await lastMinute('simulated?seed=7')).toEqual(await lastMinute('simulated?seed=7'))
  expect(await lastMinute('simulated?seed=7')).not.toEqual(await lastMinute('simulated?seed=8'))
  expect(await lastMinute('simulated')).not.toEqual(await lastMinute('simulated'))
})

test('a drawn seed is one that can be given back', () => {
  const drawn = drawnSeed(Math.random)
  expect(settingOf(`simulated?seed=${drawn}`)).toEqual({ name: 'simulated', seed: drawn })
  expect(drawnSeed(Math.random)).not.toBe(drawn)
})

test('the Kraken feed quotes what is listed there', async () => {
  const feed = await createFeed(settingOf('kraken'), deps)
  const listed = deps.instruments.filter((it) => it.krakenSymbol !== null)
  expect(feed.name).toBe('kraken')
  expect(new Set(feed.symbols)).toEqual(new Set(listed.map((it) => it.symbol)))
})

test('a replay that can not be is refused', async () => {
  await expect(createFeed(settingOf('replay:nowhere.csv'), deps)).rejects.toThrow(
    "nowhere.csv: it can't be read",
  )
})
