// The page asks for the session before its scripts are there; the scripts take that answer, once.

import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountRoutes } from '#contract/client/accounts.ts'
import { aUser } from '../../../test/client.ts'

const until = '2099-01-01T00:00:00.000Z'
const tokens = (token: string) =>
  Response.json({
    status: true,
    message: '',
    data: aUser(),
    tokens: { access: { token, expires: until } },
  })

let asked: string[] = []

beforeEach(() => {
  vi.resetModules()
  asked = []
  localStorage.setItem('signed-in', '1')
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit = {}) => {
    const { authorization = 'nobody' } = (headers ?? {}) as Record<string, string>
    asked.push(`${url.slice('/api'.length)} ${authorization}`)
    if (url.endsWith('/refresh')) return tokens('later')
    return Response.json({ status: false, message: 'No.', code: 'signed_out' }, { status: 401 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

/** As the browser runs `theme.js`, from a script element with these attributes. */
function runTheme(attributes: readonly string[]): void {
  const script = document.createElement('script')
  for (const name of attributes) script.setAttribute(name, '')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function(readFileSync('web/public/theme.js', 'utf8'))()
}

describe('a session that is brought back', () => {
  it('is asked for by the page itself, and that answer is taken once', async () => {
    vi.stubGlobal('renewal', Promise.resolve(tokens('early')))
    const { ask } = await import('./call.ts')
    expect(await ask(accountRoutes.me)).toEqual(aUser())
    expect(asked, 'it says who came back').toEqual([])
    await ask(accountRoutes.me).catch(() => {})
    expect(asked).toEqual([
      '/users/me Bearer early',
      // Too old by now: another is asked for.
      '/auth/refresh nobody',
      '/users/me Bearer later',
    ])
  })

  it.each([
    ['with a session and where it is wanted', ['data-renews'], '1', 1],
    ['not without a session', ['data-renews'], null, 0],
    ['not on the pages of visitors', [], '1', 0],
  ])('is asked for %s', (_, attributes, kept, times) => {
    if (kept === null) localStorage.clear()
    runTheme(attributes)
    expect(asked).toHaveLength(times)
  })

  it('is asked for again when the early answer does not come', async () => {
    vi.stubGlobal('renewal', Promise.reject(new TypeError('no line')))
    const { restore } = await import('./call.ts')
    await restore()
    await restore()
    expect(asked).toEqual(['/auth/refresh nobody'])
    const { useSession } = await import('../session/session.ts')
    expect(useSession.getState()).toMatchObject({ state: 'signed-in', token: 'later' })
  })
})
