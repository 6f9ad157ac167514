// Rubbish in each key, and what older versions kept: what does not fit counts as absent, and the
// rest holds.

import { beforeEach, describe, expect, it, vi } from 'vitest'

const rubbish = [
  ...['', 'null', 'true', '0', '[]', '"text"', '{', 'undefined', '<b>', '{"__proto__":{"mode":1}}'],
  ...['[{"mode":"real"}]', '\u0000', '{"mode":{"toString":1}}', '9'.repeat(400)],
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.resetModules()
})

describe.each(rubbish)('%j', (text) => {
  it('leaves the account and the ticket as they are at first', async () => {
    const { useBook } = await import('../trading/book.ts')
    const { useTicket } = await import('../../features/quick-trading/ticket.ts')
    const first = { book: useBook.getState(), ticket: useTicket.getState() }
    vi.resetModules()
    localStorage.setItem('mode', text)
    localStorage.setItem('ticket', text)
    const { useBook: book } = await import('../trading/book.ts')
    const { useTicket: ticket } = await import('../../features/quick-trading/ticket.ts')
    expect({ book: book.getState(), ticket: ticket.getState() }).toEqual(first)
  })

  it('says nothing on the home page', async () => {
    sessionStorage.setItem('landing', text)
    const { takeLanding } = await import('../session/take-landing.ts')
    expect(takeLanding()).toBeUndefined()
    expect(sessionStorage.getItem('landing')).toBeNull()
  })

  it('leads to the trading screen', async () => {
    sessionStorage.setItem('way-back', text)
    const { rememberedWay } = await import('../session/way-back.ts')
    expect(rememberedWay()).toBe('/user/home')
  })

  it('keeps no other tab signed in', async () => {
    localStorage.setItem('signed-in', '1')
    const { useSession } = await import('../session/session.ts')
    useSession.setState({ state: 'signed-in', token: 'token' })
    localStorage.setItem('signed-out-why', text)
    dispatchEvent(new StorageEvent('storage', { key: 'signed-in', newValue: null }))
    expect(useSession.getState()).toEqual({
      state: 'signed-out',
      token: null,
      why: { code: 'signed_out', message: '' },
    })
  })
})

describe('the ticket', () => {
  const wrong: Readonly<Record<string, unknown>> = {
    symbol: 7,
    amount: 120,
    duration: '300',
    strikeRate: null,
    oneClick: 'yes',
    favourites: ['BTCUSD', 7],
    showsTrades: 1,
    showsWatchList: 'no',
  }

  it.each(Object.entries(wrong))('with a wrong %s keeps the others', async (name, value) => {
    const { useTicket: first } = await import('../../features/quick-trading/ticket.ts')
    const initial = first.getState()
    const others = {
      symbol: 'ETHUSD',
      amount: '7',
      duration: 60,
      strikeRate: '50/2',
      oneClick: true,
      favourites: [],
      showsTrades: false,
      showsWatchList: false,
    }
    vi.resetModules()
    localStorage.setItem('ticket', JSON.stringify({ ...others, [name]: value }))
    const { useTicket } = await import('../../features/quick-trading/ticket.ts')
    const isOf = (key: string) => key === name
    expect(useTicket.getState()).toEqual({
      ...others,
      ...Object.fromEntries(Object.entries(initial).filter(([key]) => isOf(key))),
    })
  })

  it('of an older version has a value for what came later, and nothing that went', async () => {
    localStorage.setItem('ticket', JSON.stringify({ amount: '7', leverage: 100 }))
    const { useTicket } = await import('../../features/quick-trading/ticket.ts')
    expect(useTicket.getState()).toMatchObject({ amount: '7', duration: 300, oneClick: false })
    expect(useTicket.getState()).not.toHaveProperty('leverage')
  })
})

it('the way back is a page of the user area only', async () => {
  const { rememberedWay, rememberWay } = await import('../session/way-back.ts')
  const remembered = (path: string) => {
    rememberWay(path)
    return rememberedWay()
  }
  expect(remembered('/user/limits?x=1')).toBe('/user/limits?x=1')
  expect(remembered('/users-of-old')).toBe('/user/home')
  expect(remembered('//user/limits')).toBe('/user/home')
})

it.each(['', 'soon', '-5', '1e3', 'Infinity', '99999999999999999', '0'])(
  'a session that began at %j begins now',
  async (text) => {
    sessionStorage.setItem('session-began', text)
    const { sessionBegan } = await import('../../features/limits/session-clock.ts')
    const began = sessionBegan()
    expect(began).toBeGreaterThan(1_600_000_000_000)
    expect(sessionBegan()).toBe(began)
  },
)
