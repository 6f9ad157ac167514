// The settings' table: what each accepts, what it refuses, and that no secret is ever repeated.

import { describe, expect, test } from 'vitest'
import { readConfig, settings } from './config.ts'

const root = '/srv/house'

test('an empty environment gives the defaults', () => {
  expect(readConfig({}, root)).toEqual({
    port: 3000,
    host: 'localhost',
    publicUrl: null,
    officeUrl: null,
    officeAddresses: null,
    dataDir: '/srv/house/.data',
    databaseUrl: null,
    databaseOwnerUrl: null,
    feed: { name: 'simulated', seed: null },
    smtpUrl: null,
    installMode: 'sandbox',
    btcRpcUrl: null,
    btcEsploraUrl: null,
    ethRpcUrl: null,
    ltcRpcUrl: null,
    stripeSecretKey: null,
    stripeWebhookSecret: null,
    secretKey: null,
    signingKeyFile: null,
    witnessesFile: null,
    chatMailAddress: null,
    chatMailSecret: null,
    pushTrialService: null,
    trustedProxies: 0,
    metricsPort: null,
    natsUrl: null,
    cell: 1,
    cellUrls: null,
    role: 'engine',
    metricsHost: '127.0.0.1',
    traceUrl: null,
    traceShare: 0.01,
    logLevel: 'warn',
  })
})

test('an empty variable is an absent one', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '  ' }, root)).toEqual(readConfig({}, root))
})

describe('accepted', () => {
  const cases: [string, string, string, unknown][] = [
    ['PORT', '0', 'port', 0],
    ['HOST', '::1', 'host', '::1'],
    ['METRICS_PORT', '9464', 'metricsPort', 9464],
    ['METRICS_PORT', '0', 'metricsPort', 0],
    ['METRICS_HOST', '10.1.0.4', 'metricsHost', '10.1.0.4'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://[::1]:4318', 'traceUrl', 'http://[::1]:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '0.25', 'traceShare', 0.25],
    ['OTEL_TRACES_SAMPLER_ARG', '1', 'traceShare', 1],
    ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
    ['PUBLIC_URL', 'https://trade.example.com/', 'publicUrl', 'https://trade.example.com'],
    ['PUBLIC_URL', 'http://[::1]:8080', 'publicUrl', 'http://[::1]:8080'],
    ['OFFICE_URL', 'https://desk.example.com/', 'officeUrl', 'https://desk.example.com'],
    ['OFFICE_ADDRESSES', '10.0.0.0/8, ::1', 'officeAddresses', { holds: expect.any(Function) }],
    ['DATA_DIR', '/var/lib/my house', 'dataDir', '/var/lib/my house'],
    ['DATA_DIR', '../kept', 'dataDir', '/srv/kept'],
    ['DATABASE_URL', 'postgres://a:b@db/c', 'databaseUrl', 'postgres://a:b@db/c'],
    ['DATABASE_URL', 'postgresql:///c?host=/run/pg', 'databaseUrl', 'postgresql:///c?host=/run/pg'],
    ['FEED', 'simulated?seed=7', 'feed', { name: 'simulated', seed: '7' }],
    ['SMTP_URL', 'smtps://mail:465', 'smtpUrl', 'smtps://mail:465'],
    ['BTC_RPC_URL', 'http://a:b@btc:8332', 'btcRpcUrl', 'http://a:b@btc:8332'],
    ['ETH_RPC_URL', 'https://eth/v3/key', 'ethRpcUrl', 'https://eth/v3/key'],
    ['LTC_RPC_URL', 'http://a:b@ltc:9332', 'ltcRpcUrl', 'http://a:b@ltc:9332'],
    ['SECRET_KEY', '0a'.repeat(32), 'secretKey', Buffer.alloc(32, 10)],
    ['TRUSTED_PROXIES', '1', 'trustedProxies', 1],
    ['LOG_LEVEL', 'debug', 'logLevel', 'debug'],
  ]
  test.each(cases)('%s=%s', (name, text, field, value) => {
    expect(readConfig({ [name]: text }, root)).toMatchObject({ [field]: value })
  })
})

describe('refused, with a sentence', () => {
  const cases: [string, string, string][] = [
    ['PORT', '65536', 'PORT is "65536", but must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT is "-1", but must be a whole number from 0 to 65535.'],
    ['PORT', '3e3', 'PORT is "3e3", but must be a whole number from 0 to 65535.'],
    ['HOST', 'a:80', 'HOST is "a:80", but must be a host name or an IP address'],
    ['PUBLIC_URL', 'example.com', 'PUBLIC_URL is "example.com", but must be like https://'],
    ['PUBLIC_URL', 'https://a.com/b', 'PUBLIC_URL is "https://a.com/b", but must be like'],
    ['PUBLIC_URL', 'ftp://a.com', 'PUBLIC_URL is "ftp://a.com", but must be like'],
    ['OFFICE_URL', 'desk', 'OFFICE_URL is "desk", but must be like https://'],
    ['OFFICE_ADDRESSES', '10.0.0.0/33', 'OFFICE_ADDRESSES is "10.0.0.0/33", but must be'],
    ['OFFICE_URL', 'http://localhost:3000', 'OFFICE_URL must be another host or port'],
    ['CHAT_MAIL_ADDRESS', 'reply@m.example', 'CHAT_MAIL_ADDRESS is "reply@m.example", but must be'],
    ['CHAT_MAIL_ADDRESS', 'r+{key}@m.example', 'must both be set, or neither'],
    ['CHAT_MAIL_SECRET', 'x'.repeat(24), 'must both be set, or neither'],
    ['FEED', 'binance', 'FEED is "binance", but must be'],
    ['INSTALL_MODE', 'Live', 'INSTALL_MODE is "Live", but must be "sandbox" or "live".'],
    ['METRICS_PORT', 'on', 'METRICS_PORT is "on", but must be a whole number from 0 to 65535.'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'OTEL_TRACES_SAMPLER_ARG is "1.5", but must be a number'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be like http://127.0.0.1:4318'],
    ['LOG_LEVEL', 'all', 'LOG_LEVEL is "all", but must be "error" or "warn" or'],
  ]
  test.each(cases)('%s=%s', (name, text, sentence) => {
    expect(problemsOf({ [name]: text })).toEqual([expect.stringContaining(sentence)])
  })

  test('all wrong settings at once', () => {
    expect(problemsOf({ PORT: 'x', FEED: 'x', LOG_LEVEL: 'x' })).toHaveLength(3)
  })

  test.each(['DATABASE_URL', 'SMTP_URL'])('%s is never repeated', (name) => {
    const problems = problemsOf({ [name]: 'mysql://me:hunter2@host' })
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must be like `))])
    expect(problems.join()).not.toContain('hunter2')
  })
})

test('a live install needs an https address and a mail server', () => {
  expect(problemsOf({ INSTALL_MODE: 'live', PUBLIC_URL: 'http://a.com' })).toEqual([
    'PUBLIC_URL must be an https:// address when INSTALL_MODE is "live".',
    'SMTP_URL must be set when INSTALL_MODE is "live".',
  ])
  const live = { INSTALL_MODE: 'live', PUBLIC_URL: 'https://a.com', SMTP_URL: 'smtp://mail' }
  expect(readConfig(live, root)).toMatchObject({ installMode: 'live' })
})

test('whoever comes through a proxy is known by their own address, or the list is of no use', () => {
  const list = { OFFICE_ADDRESSES: '10.0.0.0/8' }
  const url = { OFFICE_URL: 'https://desk.example' }
  expect(problemsOf({ ...list, ...url })).toEqual([expect.stringContaining('TRUSTED_PROXIES')])
  expect(problemsOf({ ...list, ...url, TRUSTED_PROXIES: '1' })).toEqual([])
  expect(problemsOf(list)).toEqual([])
})

describe('several processes and cells', () => {
  const one = {
    NATS_URL: 'nats://a:b@nats:4222',
    DATABASE_URL: 'postgres://a:b@db/c',
    PUBLIC_URL: 'https://a.example',
    SECRET_KEY: '0a'.repeat(32),
  }
  const urls = { CELL_URLS: '1=http://10.0.1.5:3000, 2=http://10.0.2.5:3000' }

  test('one of them is told of all', () => {
    const cellUrls = new Map([
      [1, 'http://10.0.1.5:3000'],
      [2, 'http://10.0.2.5:3000'],
    ])
    expect(readConfig({ ...one, ...urls, CELL: '2' }, root)).toMatchObject({ cell: 2, cellUrls })
  })

  test.each([
    [{ ROLE: 'web' }, 'ROLE "web" needs NATS_URL.'],
    [{ ...one, SECRET_KEY: '' }, 'which needs SECRET_KEY too.'],
    [{ CELL: '64' }, 'must be a whole number from 1 to 63'],
    [{ CELL: '2' }, 'CELL needs CELL_URLS'],
    [urls, 'which need NATS_URL.'],
    [{ ...one, ...urls, CELL: '3' }, 'CELL_URLS has no cell 3.'],
    [{ CELL_URLS: '2=http://10.0.2.5:3000' }, 'and the first among them'],
    [{ CELL_URLS: '1=http://a:1,1=http://b:1' }, 'every cell once'],
    [{ CELL_URLS: '1=http://a:1/path' }, 'every cell once'],
    [{ CELL_URLS: '1=https://a' }, 'every cell once'],
    [{ CELL_URLS: '64=http://a:1' }, 'every cell once'],
  ])('%j: %s', (env, sentence) => {
    expect(problemsOf(env)).toEqual([expect.stringContaining(sentence)])
  })
})

test('each setting is in the table once', () => {
  const names = Object.values(settings).map((setting) => setting.name)
  expect(new Set(names).size).toBe(names.length)
})

function problemsOf(env: Record<string, string>): string[] {
  const config = readConfig(env, root)
  return 'problems' in config ? config.problems : []
}

describe('card providers', () => {
  const live = { INSTALL_MODE: 'live', PUBLIC_URL: 'https://a.example', SMTP_URL: 'smtp://mail' }
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_abcdefgh', STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh' }

  test('a live install takes Stripe, with both of its keys', () => {
    expect(readConfig({ ...live, ...stripe }, root)).toMatchObject({
      stripeSecretKey: 'sk_live_abcdefgh',
      stripeWebhookSecret: 'whsec_abcdefgh',
    })
  })

  test.each([
    [stripe, 'There is a live key of Stripe in the environment, but INSTALL_MODE is "sandbox"'],
    [{ STRIPE_SECRET_KEY: 'rk_live_abcdefgh' }, 'There is a live key of Stripe'],
    [{ STRIPE_SECRET_KEY: 'sk_test_abcdefgh' }, 'There is a key of Stripe in the environment'],
    [{ ...live, STRIPE_SECRET_KEY: 'sk_live_abcdefgh' }, 'must both be set, or neither'],
    [{ ...live, ...stripe, STRIPE_SECRET_KEY: 'sk_test_abcdefgh' }, 'must be a live key'],
    [{ STRIPE_SECRET_KEY: 'pk_live_abcdefgh' }, 'STRIPE_SECRET_KEY must be a key that begins'],
  ])('none starts with %j', (env, sentence) => {
    const read = readConfig(env, root)
    const problems = 'problems' in read ? read.problems.join(' ') : ''
    expect(problems).toContain(sentence)
    expect(problems).not.toContain('abcdefgh')
  })
})
