import { expect, test } from 'vitest'
import type { ClientId, SessionId } from '#kernel/ids.ts'
import { later, millis, minute } from '#kernel/time.ts'
import {
  type Access,
  forget,
  newAccessMemory,
  recall,
  remember,
  rememberedMax,
  tidyMemory,
} from './access.ts'

const start = millis(Date.UTC(2026, 10, 21, 12))

function access(name: string, expiresInMs = 15 * minute): Access {
  return {
    sessionId: name as SessionId,
    clientId: 1n as ClientId,
    expiresAt: later(start, expiresInMs),
  }
}

test('recalls what it remembers, until it expires', () => {
  const memory = newAccessMemory()
  remember(memory, 'h', { access: access('a'), endings: 0 }, start)
  expect(recall(memory, 'h', later(start, 15 * minute - 1))?.sessionId).toBe('a')
  expect(recall(memory, 'h', later(start, 15 * minute))).toBeUndefined()
  expect(recall(memory, 'other', start)).toBeUndefined()
})

test('forgets every token of a session', () => {
  const memory = newAccessMemory()
  remember(memory, 'h1', { access: access('a'), endings: 0 }, start)
  remember(memory, 'h2', { access: access('a'), endings: 0 }, start)
  remember(memory, 'h3', { access: access('b'), endings: 0 }, start)
  forget(memory, ({ sessionId }) => sessionId === 'a')
  expect([...memory.entries.keys()]).toEqual(['h3'])
})

test('does not remember what was read before something was forgotten', () => {
  const memory = newAccessMemory()
  const { endings } = memory
  forget(memory, ({ sessionId }) => sessionId === 'a')
  remember(memory, 'h', { access: access('a'), endings }, start)
  expect(memory.entries.size).toBe(0)
})

test('is bounded: the oldest makes room', () => {
  const memory = newAccessMemory()
  for (let i = 0; i <= rememberedMax; i += 1) {
    remember(memory, `h${i}`, { access: access(`s${i}`), endings: 0 }, start)
  }
  expect(memory.entries.size).toBe(rememberedMax)
  expect(memory.entries.has('h0')).toBe(false)
  expect(memory.entries.has(`h${rememberedMax}`)).toBe(true)
})

test('tidying drops what is over or idle and names the sessions of the rest once', () => {
  const memory = newAccessMemory()
  remember(memory, 'idle', { access: access('a'), endings: 0 }, start)
  remember(memory, 'over', { access: access('b', minute), endings: 0 }, start)
  remember(memory, 'used', { access: access('c'), endings: 0 }, start)
  remember(memory, 'too', { access: access('c'), endings: 0 }, start)
  const soon = later(start, minute)
  recall(memory, 'used', soon)
  recall(memory, 'too', soon)
  expect(tidyMemory(memory, soon)).toEqual(['c'])
  expect([...memory.entries.keys()]).toEqual(['used', 'too'])
})
