// What a browser may keep of us, and what the worker does with it: the real script, in a world of
// its own with caches, a network and events.

import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { PageConfig } from '#contract/public/site.ts'
import { builtIn, pageConfig, siteIn } from '#test/built-site.ts'
import { type AppShell, appShell, installPart } from './app-shell.ts'

const languages = [builtIn('', siteIn('en', '')), builtIn('', siteIn('nl', '/nl'))]
const logo = '0123456789abcdef-240x64'
const shellFor = (facts: Partial<PageConfig> = {}) =>
  appShell(languages, () => ({ ...pageConfig, ...facts }))()

const listed = [
  '/nl/offline',
  '/offline',
  '/assets/offline-1.css',
  '/theme.js?offline',
  '/assets/en/a-1.js',
  '/assets/nl/a-1.js',
]

/** The worker in a browser whose network answers with the address, until it is lost. */
function browserWith({ worker }: AppShell, before: readonly string[] = []) {
  const kept = new Map(before.map((name) => [name, new Map<string, Response>()]))
  const heard = new Map<string, (event: object) => void>()
  const done: Promise<unknown>[] = []
  const asked: string[] = []
  let isLost = false
  let hasTaken = false
  const addressOf = (request: Request | string) =>
    typeof request === 'string'
      ? request
      : request.url.replace('https://a.example', '').replace('http://localhost', '')
  const network = async (request: Request | string) => {
    if (isLost) throw new TypeError('no line')
    asked.push(addressOf(request))
    return new Response(`from the network: ${addressOf(request)}`)
  }
  const cacheOf = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, cache)
    return {
      addAll: async (all: Request[]) => {
        for (const one of all) cache.set(addressOf(one), await network(one))
      },
      put: async (one: Request, answer: Response) => void cache.set(addressOf(one), answer),
      match: async (one: Request | string) => cache.get(addressOf(one))?.clone(),
    }
  }
  const world = {
    self: {},
    Request: class extends Request {
      constructor(path: string, init?: RequestInit) {
        super(new URL(path, 'https://a.example'), init)
      }
    },
    Response,
    URL,
    Set,
    location: { origin: 'https://a.example' },
    registration: { navigationPreload: { enable: async () => {} } },
    skipWaiting: () => {
      hasTaken = true
    },
    fetch: network,
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (one: string) => {
        for (const name of kept.keys()) {
          const found = await cacheOf(name).match(one)
          if (found) return found
        }
      },
    },
    addEventListener: (kind: string, hear: (event: object) => void) => heard.set(kind, hear),
  }
  runInContext(worker, createContext(world))
  const tell = async (kind: string, event: object = {}) => {
    const waitUntil = (work: Promise<unknown>) => done.push(work)
    heard.get(kind)?.({ ...event, waitUntil })
    await Promise.all(done)
  }
  return {
    tell,
    lose: () => {
      isLost = true
    },
    hasTaken: () => hasTaken,
    asked,
    kept: () => [...kept].flatMap(([, cache]) => [...cache.keys()]),
    caches: () => [...kept.keys()],
    /** What the worker answers; undefined: it lets the browser ask. */
    ask: async (path: string, request: object = {}): Promise<string | undefined> => {
      let answer: Promise<Response> | undefined
      const usual = { method: 'GET', mode: 'no-cors', destination: 'script' }
      const url = new URL(path, 'https://a.example').href
      heard.get('fetch')?.({
        request: { ...usual, url, ...request },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (given: Promise<Response>) => {
          answer = given
        },
      })
      return (await answer)?.text()
    },
  }
}

const opened = { mode: 'navigate', destination: 'document' }

describe('what may be kept', () => {
  it('is the build’s own files, and a page in each language with what it needs', () => {
    const [, told = ''] = /^self\.shell = (.*)$/m.exec(shellFor().worker) ?? []
    const { ready, files } = JSON.parse(told)
    expect([...ready, ...files].sort()).toEqual([...listed].sort())
    for (const path of [...ready, ...files])
      expect(path).toMatch(/^(\/assets\/|(\/[a-z]{2})?\/offline$|\/theme\.js\?offline$)/)
  })

  it('has the operator’s own colour and logo', () => {
    const { worker } = shellFor({ brand_hue: 120, brand_logo: logo })
    expect(worker).toContain('"/brand-120.css"')
    expect(worker).toContain(`"/logo/${logo}.css"`)
    expect(worker).toContain(`"/logo/${logo}.png"`)
  })

  it('is another version where a page in it says something else, and only there', () => {
    const { version } = shellFor()
    expect(version).toMatch(/^[0-9a-f]{16}$/)
    expect(shellFor().version).toBe(version)
    expect(shellFor({ support_phone: '1' }).version).toBe(version)
    expect(shellFor({ brand: 'C' }).version).not.toBe(version)
    expect(shellFor({ install_mode: 'live' }).version).not.toBe(version)
  })

  it('says in its page what is so, in the language and with the banner', () => {
    const page = shellFor().offlinePage(languages[1] ?? builtIn('', siteIn('nl', '/nl')))
    expect(page).toContain('<title>Offline, nl · A &amp; B</title>')
    expect(page).toContain('<b>No &lt;real&gt; money, nl.</b>')
    expect(page).toContain('<a href="">Again</a>')
    // Nothing in it is asked for that is not kept.
    for (const [, address] of page.matchAll(/(?:src|href)="([^"]+)"/g))
      expect(listed).toContain(address)
  })

  it('is told to every page, whose words are escaped', () => {
    const built = languages[0] ?? builtIn('', siteIn('en', ''))
    expect(installPart(built, shellFor())).toBe(
      '<link rel="manifest" href="/manifest.webmanifest" />' +
        `<script src="/update.js" defer data-version="${shellFor().version}" ` +
        'data-ready="&quot;New&quot;, en" data-reload="Reload" data-later="Later"></script>',
    )
  })
})

describe('the worker', () => {
  it('keeps the page at once, and of the build what was used', async () => {
    const { tell, ask, kept, asked } = browserWith(shellFor())
    await tell('install')
    expect(kept()).toEqual(listed.slice(0, 4))
    expect(await ask('/assets/en/a-1.js')).toBe('from the network: /assets/en/a-1.js')
    expect(await ask('/assets/en/a-1.js')).toBe('from the network: /assets/en/a-1.js')
    expect(asked.filter((path) => path === '/assets/en/a-1.js')).toHaveLength(1)
    expect(kept()).toEqual(listed.slice(0, 5))
  })

  it.each([
    ['/api/trading', {}],
    ['/api/market/rates', { destination: '' }],
    ['/api/users/documents/7', opened],
    ['/nl/api/x', opened],
    ['/office/queue', opened],
    ['/nl/office', opened],
    ['/chat?from=/', { mode: 'navigate', destination: 'iframe' }],
    ['/theme.js', {}],
    ['/assets/en/other-1.js', {}],
    ['/assets/en/a-1.js?x', {}],
    ['/user/home', { method: 'POST', ...opened }],
    ['https://b.example/assets/en/a-1.js', {}],
  ])('leaves %s to the browser', async (path, request) => {
    const { tell, ask, kept } = browserWith(shellFor())
    await tell('install')
    expect(await ask(path, request)).toBeUndefined()
    expect(kept()).toEqual(listed.slice(0, 4))
  })

  it('asks for pages, keeps none, and shows the one of the language without a line', async () => {
    const { tell, ask, kept, lose } = browserWith(shellFor())
    await tell('install')
    expect(await ask('/user/home', opened)).toBe('from the network: /user/home')
    expect(kept()).toEqual(listed.slice(0, 4))
    lose()
    expect(await ask('/user/home', opened)).toBe('from the network: /offline')
    expect(await ask('/nl/user/home', opened)).toBe('from the network: /nl/offline')
    expect(await ask('/nl', opened)).toBe('from the network: /nl/offline')
    expect(await ask('/nlx', opened)).toBe('from the network: /offline')
    // Unasked: these are kept already.
    expect(await ask('/theme.js?offline')).toBe('from the network: /theme.js?offline')
  })

  it('drops what older versions kept, and nothing of others', async () => {
    const { tell, caches } = browserWith(shellFor(), ['shell-older', 'another'])
    await tell('install')
    await tell('activate')
    expect(caches()).toEqual(['another', `shell-${shellFor().version}`])
  })

  it('says its version, and takes over when it is told to', async () => {
    const shell = shellFor()
    const { tell, hasTaken } = browserWith(shell)
    const said: unknown[] = []
    await tell('message', {
      data: 'version',
      ports: [{ postMessage: (it: unknown) => said.push(it) }],
    })
    expect([said, hasTaken()]).toEqual([[shell.version], false])
    await tell('message', { data: 'take over', ports: [] })
    expect(hasTaken()).toBe(true)
  })
})
