import { expect, test } from 'vitest'
import { type QueueCounts, queueKinds } from '#contract/staff/queue.ts'
import { screens } from './nav.ts'
import { sourcesHeard } from './sources-heard.ts'
import { waitingAt } from './waiting.ts'

const counts: QueueCounts = {
  total: { all: 91, decidable: 0, mine: 0, nobody: 0, snoozed: 0, overdue: 3 },
  kinds: queueKinds.map((kind, index) => ({
    kind,
    all: index + 1,
    overdue: kind === 'document' || kind === 'payout' || kind === 'alarm' ? 1 : 0,
    due_first: null,
  })),
  is_more: true,
}

test('each kind that waits is counted at one screen beside the queue, which has all', () => {
  const others = screens.filter(({ name }) => name !== 'queue')
  const shown = others.map(({ name }) => waitingAt(name, counts))
  expect(shown.reduce((sum, { all }) => sum + all, 0)).toBe(91)
  expect(shown.reduce((sum, { overdue }) => sum + overdue, 0)).toBe(3)
  expect(waitingAt('queue', counts)).toEqual({ all: 91, overdue: 3, isMore: true })
  expect(waitingAt('withdrawals', counts)).toEqual({ all: 2 + 3, overdue: 1, isMore: false })
  expect(waitingAt('ledger', counts).all).toBe(0)
})

test('a source whose market is closed is as it should be', () => {
  const states = (['good', 'closed', 'silent', 'held', 'frozen'] as const).map((state) => ({
    state,
  }))
  const alone = { compared: [] }
  expect(sourcesHeard({ sources: states, ...alone })).toMatchObject({ heard: 2, all: 5 })
  expect(sourcesHeard({ sources: [], ...alone })).toMatchObject({ heard: 0, all: 0 })
})

test('of several that are compared each one counts whose word counts', () => {
  const compared = [
    { is_connected: true, used: 2 },
    { is_connected: true, used: 0 },
    { is_connected: false, used: 1 },
  ]
  const heard = (state: 'good' | 'halted') => sourcesHeard({ sources: [{ state }], compared })
  expect(heard('good')).toEqual({ heard: 1, all: 3, isHalted: false })
  expect(heard('halted')).toEqual({ heard: 1, all: 3, isHalted: true })
})
