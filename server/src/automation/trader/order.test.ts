// Each way of an order from written to done: it is sent once, and a doubt ends by looking only.

import { describe, expect, it } from 'vitest'
import { later, millis } from '#kernel/time.ts'
import {
  afterLook,
  afterSending,
  doubtMs,
  isCancelDue,
  type Life,
  leftThere,
  openMs,
  sending,
} from './order.ts'

const now = millis(1_000_000)
const written: Life = { state: 'written', ending: null, exchangeId: null, looks: 0, sentAt: null }
const sent = sending(written, now)
const open: Life = { ...sent, state: 'open', exchangeId: 'X' }
const look = { exchangeId: 'X', state: 'open', isWhole: true } as const

describe('sending', () => {
  it.each([
    [{ said: 'taken', exchangeId: 'X' }, 'open', null],
    [{ said: 'taken', exchangeId: null }, 'doubt', null],
    [{ said: 'unsure' }, 'doubt', null],
    [{ said: 'wait' }, 'doubt', null],
    [{ said: 'refused' }, 'done', 'refused'],
    [{ said: 'funds' }, 'done', 'funds'],
    [{ said: 'key' }, 'done', 'key'],
  ] as const)('%j', (outcome, state, ending) => {
    expect(afterSending(sent, outcome)).toMatchObject({ state, ending, sentAt: now })
  })
})

describe('a look', () => {
  it('finds what was in doubt, as it is', () => {
    const doubt: Life = { ...sent, state: 'doubt' }
    expect(afterLook(doubt, look, now)).toMatchObject({ state: 'open', exchangeId: 'X' })
    expect(afterLook(doubt, { ...look, state: 'filled' }, now)).toMatchObject({ ending: 'filled' })
    expect(afterLook(doubt, { ...look, state: 'ended' }, now)).toMatchObject({
      ending: 'cancelled',
    })
  })

  it('waits for each fill before it ends', () => {
    const part = { ...look, state: 'filled', isWhole: false } as const
    expect(afterLook(open, part, now)).toMatchObject({ state: 'open', ending: null })
    expect(afterLook({ ...open, state: 'cancelling' }, part, now).state).toBe('cancelling')
  })

  it('in vain gives up after a time and some looks, and never what the exchange has named', () => {
    let life: Life = { ...sent, state: 'doubt' }
    const late = later(now, doubtMs)
    for (let looks = 0; looks < 5; looks += 1) life = afterLook(life, undefined, later(late, -1))
    expect(life).toMatchObject({ state: 'doubt', looks: 5 })
    expect(afterLook(life, undefined, late)).toMatchObject({ state: 'done', ending: 'lost' })
    expect(afterLook({ ...sent, state: 'doubt' }, undefined, late).state).toBe('doubt')
    expect(afterLook({ ...open, looks: 99 }, undefined, later(late, doubtMs)).state).toBe('open')
  })
})

it('what waits too long, or is to stop, is cancelled; what is in doubt is looked for first', () => {
  expect(isCancelDue(open, false, later(now, openMs - 1))).toBe(false)
  expect(isCancelDue(open, false, later(now, openMs))).toBe(true)
  expect(isCancelDue(open, true, now)).toBe(true)
  expect(isCancelDue({ ...sent, state: 'doubt' }, true, later(now, openMs))).toBe(false)
})

it('without its key it is left where it is', () => {
  expect(leftThere(open)).toMatchObject({ state: 'done', ending: 'left' })
  expect(leftThere(written)).toMatchObject({ state: 'done', ending: 'cancelled' })
})
