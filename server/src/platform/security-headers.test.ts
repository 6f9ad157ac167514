import { describe, expect, it } from 'vitest'
import { framedByUs, securityHeaders } from './security-headers.ts'

const overTls = securityHeaders({ isTls: true, isSandbox: false })

function policyOf(headers: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const directives = (headers['content-security-policy'] ?? '').split(';')
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

describe('what browsers are told to load', () => {
  const policy = policyOf(overTls)

  it.each(['default-src', 'object-src', 'base-uri', 'frame-ancestors'])('%s is none', (name) => {
    expect(policy.get(name)).toBe("'none'")
  })

  it('is ours, or named by its hash; no script stands in a page, and none makes code', () => {
    expect(policy.get('script-src')).toBe("'self'")
    for (const [name, sources] of policy) {
      const others = sources
        .split(' ')
        .filter((source) => !/^'(self|none|sha256-[\w+/]{43}=)'$/.test(source))
      // Pictures that a page draws by itself.
      expect([name, others]).toEqual([name, name === 'img-src' ? ['data:'] : []])
    }
  })

  it('may stand in a frame of ours where that is said, and still in nobody else’s', () => {
    const framed = framedByUs(overTls)
    expect(policyOf(framed).get('frame-ancestors')).toBe("'self'")
    expect(framed['x-frame-options']).toBe('SAMEORIGIN')
    const rest = (headers: Readonly<Record<string, string>>) =>
      [...policyOf(headers)].filter(([name]) => name !== 'frame-ancestors')
    expect(rest(framed)).toEqual(rest(overTls))
  })
})

it('browsers guess no types, tell nobody where they come from, and share nothing', () => {
  expect(overTls).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
})

it('over TLS browsers come back over TLS alone, for a year at least', () => {
  const [, seconds] = /^max-age=(\d+); includeSubDomains$/.exec(
    overTls['strict-transport-security'] ?? '',
  ) ?? ['']
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000)
  const plain = securityHeaders({ isTls: false, isSandbox: false })
  expect(plain).not.toHaveProperty('strict-transport-security')
})
