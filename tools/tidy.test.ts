// Each house rule finds the breach planted for it, where it is, and nothing in what is well made.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tidy } from './tidy.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tidy-'))
})
afterEach(() => rmSync(root, { recursive: true }))
const trades = 'server/src/trading/trades'
const lines = (count: number) => 'void 0\n'.repeat(count)
const shown = 'figures are shown by browser/format'
const written = 'figures in texts are written by browser/format'
const keptOnce = 'what a browser kept is parsed by browser/src/page/kept.ts'
const exposed = 'a folder of the contract imports only those of readers as exposed as its own'
const ofStaff = 'the web knows nothing of what staff are told'
const ofAudience = 'what browsers share knows no words of one audience'
const namedOnce = 'routes and keys of queries are named in api.ts'
const askedWhich = 'nobody asks which coin it is: its descriptor knows what differs'
const below = 'a folder of the web imports only those before it: lib, features, then site and app'
const composed = 'calls are registered by the composition of their context'
const madeOnce = 'only prove-staff.ts makes a Staff'
const letFirst = 'what staff do is recorded as of whom admit-staff.ts has let'
const whoActs = 'whoever acts is a principal, not an address'
const provedFirst = 'a principal is proved, not claimed'
const shownOnce = 'dollars are shown by usdShown and figureShown of kernel/src/money.ts'

const breaches: [rule: string, file: string, code: string][] = [
  ['this part may not import that one', 'web/src/a.ts', `import '#server/config.ts'`],
  ['this part may not import that one', 'web/src/a.test.ts', `import '#server/config.ts'`],
  ['this part may not import that one', 'contract/src/a.ts', `export * from '#server/config.ts'`],
  ['this part may not import that one', 'ui/src/a.tsx', `import type { A } from '#contract/a.ts'`],
  ['this part may not import that one', 'server/src/a.ts', `import '../../web/src/a.ts'`],
  ['this part may not import that one', 'browser/src/a/a.ts', `import '../../../web/src/b.ts'`],
  [
    'what a test waits for has a timeout that a busy machine keeps',
    'web/src/a.test.ts',
    'await vi.waitFor(() => expect(a).toBe(1), { timeout: 4_000 })',
  ],
  [
    'what a test waits for has a timeout that a busy machine keeps',
    'server/src/a.db.test.ts',
    'await expect.poll(() => a).toBe(1)',
  ],
  [exposed, 'contract/src/shared/a.ts', `import '../public/b.ts'`],
  [exposed, 'contract/src/public/a.ts', `import type { B } from '../client/b.ts'`],
  [exposed, 'contract/src/public/a.ts', `import '../token/b.ts'`],
  [exposed, 'contract/src/client/a.ts', `import '../token/b.ts'`],
  [exposed, 'contract/src/token/a.ts', `import '#contract/client/b.ts'`],
  [exposed, 'contract/src/client/a.ts', `import { b } from '../staff/b.ts'`],
  [exposed, 'contract/src/client/a.ts', `import { b } from '../routes.ts'`],
  [exposed, 'contract/src/staff/a.ts', `import '../refusals.ts'`],
  [below, 'web/src/lib/i18n/a.ts', `import '../../features/deposits/b.ts'`],
  [below, 'web/src/features/deposits/a.ts', `import '../../site/b.ts'`],
  [below, 'web/src/site/a.ts', `import '../app/b.ts'`],
  [ofStaff, 'web/src/a.ts', `import '#contract/staff/b.ts'`],
  [ofAudience, 'browser/src/a/a.test.ts', `import '#contract/client/b.ts'`],
  [ofStaff, 'web/src/a.ts', `import type { B } from '#contract/refusals.ts'`],
  [ofStaff, 'web/src/a.test.ts', `import '#contract/routes.ts'`],
  ['the kernel imports nothing', 'kernel/src/a.ts', `import 'zod/mini'`],
  [
    'a module imports only contexts above its own, and modules before it',
    'server/src/ledger/find-a.ts',
    `import { b } from '#server/record/events/b.ts'`,
  ],
  [
    'a module imports only contexts above its own, and modules before it',
    'server/src/trading/market/find-a.ts',
    `import { b } from '#server/trading/trades/b.ts'`,
  ],
  [
    'another module’s store and routes are its own',
    `${trades}/a-b.ts`,
    `import '#server/ledger/c.store.ts'`,
  ],
  [
    'another module’s store and routes are its own',
    `${trades}/b.routes.ts`,
    `import '#server/identity/clients/c.routes.ts'`,
  ],
  [
    'a module imports only contexts above its own, and modules before it',
    'server/src/trading/engine.ts',
    `import { a } from '#server/money/chains/a-b.ts'`,
  ],
  [
    'a module imports only contexts above its own, and modules before it',
    'server/src/trading/market/find-a.ts',
    `import { a } from '../engine.ts'`,
  ],
  [
    'another module’s store and routes are its own',
    'server/src/trading/engine.ts',
    `import '#server/identity/clients/c.store.ts'`,
  ],
  [composed, 'server/src/open-doors.ts', `import './trading/trades/a.routes.ts'`],
  [composed, 'server/src/trading/watch-a.ts', `import './trades/a.routes.ts'`],
  ['the platform knows no module', 'server/src/platform/a.ts', `import '../ledger/b.ts'`],
  [
    'a one-word file imports only kernel, contract and one-word files',
    `${trades}/trade.ts`,
    `import './open-trade.ts'`,
  ],
  [
    'a one-word file imports only kernel, contract and one-word files',
    `${trades}/trade.ts`,
    `import 'node:fs'`,
  ],
  ['a use case knows no HTTP', `${trades}/open-trade.ts`, `import '#server/platform/http.ts'`],
  ['a use case knows no HTTP', `${trades}/open-trade.ts`, `import { FastifyReply } from 'fastify'`],
  ['features do not know each other', 'web/src/features/a/x.tsx', `import '../b/y.tsx'`],
  ['only api.ts calls the server', 'web/src/features/a/x.tsx', `import '../../lib/http/call.ts'`],
  ['only api.ts calls the server', 'web/src/features/a/x.tsx', `import '#browser/http/send.ts'`],
  ['only api.ts calls the server', 'web/src/lib/a/x.ts', `import { send } from '../http/send.ts'`],
  [namedOnce, 'web/src/features/a/x.tsx', `import { aRoutes } from '#contract/client/a.ts'`],
  [namedOnce, 'web/src/lib/a/x.ts', `const a = (await import('#contract/client/a.ts')).aRoutes`],
  [namedOnce, 'web/src/features/a/x.tsx', `const a = useQuery({ queryKey: ['a'] })`],
  [namedOnce, 'web/src/app/x.tsx', `const a = (queryKey) => useQuery({ queryKey })`],
  [
    'a form is sent by useForm of browser/src/forms/use-form.ts',
    'web/src/features/a/x.tsx',
    'const a = <Form onSubmit={send} />',
  ],
  ['api.ts fetches', 'web/src/app/x.tsx', `const a = await fetch('/api/a')`],
  [
    'SQL lives in *.store.ts and *.reader.ts',
    `${trades}/open-trade.ts`,
    'const a = `\n  select 1 from b`',
  ],
  [
    'SQL lives in *.store.ts and *.reader.ts',
    'server/src/main.ts',
    `const a = 'update trades set x = 1'`,
  ],
  [askedWhich, 'server/src/a.ts', `const a = coin === 'btc' ? 1 : 2`],
  [askedWhich, 'web/src/a.tsx', `if ('eth' !== coin) a()`],
  [askedWhich, 'contract/src/a.ts', `const a = network !== 'bitcoin_testnet' && b`],
  [askedWhich, 'tools/a.ts', `const a = coin === 'btc'`],
  [askedWhich, 'server/src/a.ts', `switch (coin) { case 'btc': a() }`],
  [
    askedWhich,
    'server/src/a.store.ts',
    "const a = `then case method when 'btc' then 5 else 6 end`",
  ],
  [
    'an account is found by its name',
    `${trades}/a.store.ts`,
    'const a = `select 1 from b where from_account = 4`',
  ],
  [
    'an account is found by its name',
    `${trades}/a.store.ts`,
    "const a = 'delete from b where to_account in (5, 6)'",
  ],
  ['settings are read in config.ts', 'server/src/a.ts', 'const a = process.env.PORT'],
  ['settings are read in config.ts', 'web/src/a.ts', 'const { PORT } = process.env'],
  [
    'strings and instants of the wire are made in contract/src/shared/wire.ts',
    'contract/src/a.ts',
    'const a = z.optional(z.string())',
  ],
  [
    'strings and instants of the wire are made in contract/src/shared/wire.ts',
    'contract/src/a.ts',
    'const a = z.iso.date()',
  ],
  ['the time comes from the clock', 'kernel/src/a.ts', 'const a = Date.now()'],
  ['the time comes from the clock', 'web/src/a.tsx', 'const a = <b>{new Date().toString()}</b>'],
  ['keys come from new-key.ts', 'web/src/a.ts', 'const a = crypto.randomUUID()'],
  ['money never becomes a float', 'server/src/a.ts', `const a = parseFloat('1')`],
  ['money never becomes a float', 'web/src/a.ts', 'const a = Number(trade.stake)'],
  [
    'what comes from outside is parsed, not believed',
    'server/src/a.ts',
    'const a = JSON.parse(b) as C',
  ],
  [
    'what comes from outside is parsed, not believed',
    'web/src/a.ts',
    'const a = (await reply.json()) as C',
  ],
  [
    'a form is forms/Form.tsx of browser, which takes refusals back',
    'web/src/a.tsx',
    'const a = <form />',
  ],
  [shown, 'web/src/a.tsx', "const a = <b>{known?.amount ?? '-'}</b>"],
  [shown, 'web/src/a.tsx', 'const a = <b> {row.rate}</b>'],
  [written, 'web/src/a.tsx', ['const a = `$', '{row.amount} BTC`'].join('')],
  [keptOnce, 'web/src/a.ts', "const a = JSON.parse(localStorage.getItem('a') ?? '')"],
  [keptOnce, 'web/src/a.ts', "const a = Number(sessionStorage.getItem('a'))"],
  [keptOnce, 'web/src/a.ts', "const a = window.localStorage.getItem('a')"],
  ['platform/caller.ts says where a request comes from', 'server/src/a.ts', 'const a = request.ip'],
  [
    'platform/caller.ts says where a request comes from',
    'server/src/a.ts',
    'const { ip } = request',
  ],
  [
    'platform/caller.ts says where a request comes from',
    'server/src/a.ts',
    'const a = request.raw.socket.remoteAddress',
  ],
  [
    'platform/caller.ts says where a request comes from',
    'server/src/a.ts',
    "const a = request.headers['x-forwarded-for']",
  ],
  [shownOnce, 'server/src/a.ts', 'const a = `${' + 'b} dollars`'],
  [shownOnce, 'tools/a.ts', 'const a = `$${' + 'usdToText(b)}`'],
  [shownOnce, 'web/src/a.ts', "const a = b.replace(/(?=(\\d{3})+$)/g, ',')"],
  ['a one-word file never waits', `${trades}/trade.ts`, 'const a = async () => await b'],
  [madeOnce, 'tools/staff/a.ts', `import { asStaff } from '#server/install/operators/staff.ts'`],
  [madeOnce, 'server/src/a.test.ts', `import { asStaff as b } from './install/operators/staff.ts'`],
  [madeOnce, `${trades}/find-a.ts`, `export { asStaff } from '#server/install/operators/staff.ts'`],
  [madeOnce, 'server/src/install/operators/let-in.ts', `const a = staff.asStaff(b, null)`],
  [letFirst, `${trades}/end-trade.ts`, 'const a = `staff:${' + 'b}`'],
  [
    letFirst,
    'server/src/site/claims/claims.routes.ts',
    'const a = { actor: `staff:${' + 'b.email}` }',
  ],
  [whoActs, `${trades}/end-trade.ts`, 'function a(tx: Tx, by: string) {}'],
  [whoActs, `${trades}/end-trade.ts`, 'function a({ by }: { readonly by: string }) {}'],
  [whoActs, `${trades}/end-trade.ts`, 'type A = { readonly provenAt: Millis | null }'],
  [provedFirst, 'tools/staff/a.ts', 'const a = { email } as Staff'],
  [provedFirst, `${trades}/end-trade.ts`, 'const a = b as DemoOperator'],
  [provedFirst, 'server/src/install/operators/let-in.ts', 'const a = b as unknown as Admitted'],
  ['functions have up to 80 lines', 'ui/src/a.ts', `const a = () => {\n${lines(79)}}`],
  ['an object is written out, not packed into spreads', 'web/src/a.test.ts', 'a({ ...{ b, c } })'],
  ['functions take up to four parameters', 'ui/src/a.ts', 'function a(b, c, d, e, f) {}'],
  [
    'a path is not a URL: fileURLToPath',
    'kernel/src/a.test.ts',
    `const a = new URL('b', import${'.meta'}.url).pathname`,
  ],
  ['lines have up to 100 characters', 'tools/a.mjs', `// ${'-'.repeat(98)}`],
]

test.each(breaches)('%s: %s', (rule, file, code) => {
  write(file, `// Says what it is.\n${code}\n`)
  expect(tidy(root)).toEqual({ visited: 1, findings: [{ file, line: 2, rule }] })
})

test('what a browser kept may be parsed, or seen to be there', () => {
  write('web/src/a.ts', "// A.\nconst a = localStorage.getItem('a') !== null")
  write('web/src/b.ts', "// B.\nconst b = keptText(localStorage.getItem('b'), /c/)")
  write('web/src/c.ts', "// C.\nconst c = keptFields<C>(sessionStorage.getItem('c'), fields)")
  expect(tidy(root).findings).toEqual([])
})

test('a figure may be given on, and have a word', () => {
  write('web/src/a.tsx', '// A.\nconst a = <A rate={row.rate}>{format.money(row.amount)}</A>')
  write('web/src/b.tsx', '// B.\nconst b = <th>{t.home.price}</th>')
  expect(tidy(root).findings).toEqual([])
})

test.each(['web/src/lib', 'browser/src'])('%s stands by subject, in folders', (folder) => {
  write(`${folder}/a.ts`, '// Says what it is.\n')
  write(`${folder}/dom/b.ts`, '// Says what it is.\n')
  expect(tidy(root).findings).toEqual([
    { file: `${folder}/a.ts`, line: 1, rule: 'lib and browser stand by subject, in folders' },
  ])
})

test('a file opens with a comment and is not too long', () => {
  write('kernel/src/a.ts', 'const a = 1\n')
  write('kernel/src/b.ts', `// Says what it is.\n${lines(320)}`)
  write('kernel/src/c.test.ts', lines(401))
  expect(tidy(root).findings.map(({ file, rule }) => [file, rule])).toEqual([
    ['kernel/src/a.ts', 'a file opens with what it decides or keeps true'],
    ['kernel/src/b.ts', 'files have up to 320 lines'],
    ['kernel/src/c.test.ts', 'tests have up to 400 lines'],
  ])
})

const circles: [closedBy: string, way: string[], files: Record<string, string>][] = [
  [
    'kernel/src/b.ts',
    ['kernel/src/a.ts', 'kernel/src/b.ts'],
    { 'kernel/src/a.ts': `import './b.ts'`, 'kernel/src/b.ts': `import type { A } from './a.ts'` },
  ],
  [
    'web/src/c.tsx',
    ['web/src/a.ts', 'web/src/b.ts', 'web/src/c.tsx'],
    {
      'web/src/a.ts': `export * from './b.ts'`,
      'web/src/b.ts': `const c = import('./c.tsx')`,
      'web/src/c.tsx': `type A = import('./a.ts').A`,
    },
  ],
  [
    'web/src/lib/b/b.ts',
    ['web/src/lib/a', 'web/src/lib/b'],
    {
      'web/src/lib/a/a.ts': `import '../b/c.ts'`,
      'web/src/lib/a/d.ts': '',
      'web/src/lib/b/b.ts': `import '../a/d.ts'`,
      'web/src/lib/b/c.ts': '',
    },
  ],
  ['server/test/a.ts', ['server/test/a.ts'], { 'server/test/a.ts': `import '#test/a.ts'` }],
  [
    'server/src/main.ts',
    ['server/src/ledger', 'server/src/main.ts'],
    {
      'server/src/ledger/find-a.ts': `import { b } from '#server/main.ts'`,
      'server/src/ledger/find-c.ts': '',
      'server/src/main.ts': `import './ledger/find-c.ts'`,
    },
  ],
  [
    'server/src/platform/b/d.ts',
    ['server/src/platform/a', 'server/src/platform/b'],
    {
      'server/src/platform/a/c.ts': `import '../b/c.ts'`,
      'server/src/platform/b/c.ts': '',
      'server/src/platform/b/d.ts': `import '../a/d.ts'`,
      'server/src/platform/a/d.ts': '',
    },
  ],
]

test.each(circles)('an import in %s closes the circle of %j', (file, way, files) => {
  for (const [name, code] of Object.entries(files)) write(name, `// Says what it is.\n${code}\n`)
  const rule = `imports go in no circle: ${way.join(', ')}`
  expect(tidy(root).findings).toEqual([{ file, line: 2, rule }])
})

test('two ways to one file are no circle, nor are tests that reach back', () => {
  const files = {
    'server/src/a/a.ts': `import '../b/b.ts'\nimport './c.ts'`,
    'server/src/a/c.ts': `import '../b/b.ts'`,
    'server/src/b/b.ts': '',
    'server/src/b/b.test.ts': `import '../a/a.ts'`,
  }
  for (const [name, code] of Object.entries(files)) write(name, `// Says what it is.\n${code}\n`)
  expect(tidy(root).findings).toEqual([])
})

const wellMade: [file: string, code: string][] = [
  ['server/src/money/methods/a-method.ts', `const a = network === 'bitcoin'`],
  ['web/src/b.ts', `const a = network === 'simulated' || method === 'bank'`],
  [`${trades}/trade.ts`, `import { a } from '#kernel/a.ts'\nimport { b } from '../market/tick.ts'`],
  [`${trades}/open-trade.ts`, `import './trades.store.ts'\nimport '../market/quote.ts'`],
  [`${trades}/trades.store.ts`, 'const a = `select 1 from trades`'],
  ['contract/src/staff/a.ts', `import '../client/b.ts'\nimport '../token/b.ts'`],
  ['contract/src/client/a.ts', `import '../public/b.ts'\nimport './c.ts'\nimport '../shared/d.ts'`],
  ['contract/src/token/a.ts', `import '../public/b.ts'\nimport '#kernel/d.ts'`],
  ['contract/src/routes.ts', `import './staff/b.ts'\nimport './client/b.ts'`],
  ['web/src/b.ts', `import '#contract/client/b.ts'\nimport '#contract/token/b.ts'`],
  ['web/src/app/a.ts', `import '../features/b/c.ts'\nimport '../lib/d/e.ts'`],
  ['web/src/lib/a/a.ts', `import '#browser/b/c.ts'\nimport '#kernel/d.ts'`],
  ['browser/src/a/a.ts', `import '#contract/shared/b.ts'\nimport '#ui/c.tsx'`],
  ['server/src/trading/compose-trading.ts', `import './trades/trades.routes.ts'`],
  ['server/src/trading/engine.ts', `import './trades/trades.store.ts'\nimport 'fastify'`],
  ['server/src/money/open-a.ts', `import '#server/trading/engine.ts'`],
  ['server/src/config.ts', 'const a = process.env.PORT'],
  ['server/src/platform/clock.ts', 'const a = Date.now()'],
  ['server/src/a.ts', `const a = new Date(0)\nconst b = 'select a currency'.length\nNumber(count)`],
  ['web/src/features/a/x.tsx', `import './y.tsx'\nimport '#ui/button.tsx'\nlet z = b as const`],
  [
    'web/src/features/a/api.ts',
    `import { aRoutes } from '#contract/client/a.ts'\nimport '../../lib/http/call.ts'\nlet queryKey = []`,
  ],
  ['web/src/features/a/y.ts', 'queries.setQueryData(aQuery.queryKey, a)'],
  ['tools/a.ts', 'const a = process.env.CHROMIUM ?? Date.now()'],
  ['ui/src/b.test.ts', 'await expect.poll(() => a, { timeout: 20_000 }).toBe(1)'],
  ['ui/src/a.test.ts', `const a = Date.now()\n// ${'-'.repeat(99)}\n${lines(396)}`],
  ['server/src/install/operators/let-in.ts', 'const a = `staff:${' + 'b}`'],
  [
    `${trades}/trades.store.ts`,
    'type A = { readonly by: string; readonly provenAt: Millis | null }',
  ],
  [`${trades}/trade.ts`, 'type A = { readonly by: string }'],
  [`${trades}/end-trade.ts`, 'function a(by: Staff) {}'],
  ['server/src/install/operators/prove-staff.ts', `import { asStaff } from './staff.ts'`],
  ['server/test/staff.ts', `import { asStaff } from '#server/install/operators/staff.ts'`],
  ['server/src/.hidden.ts', 'const a = 1'],
  ['node_modules/server/src/a.ts', 'const a = 1'],
]

test.each(wellMade)('nothing to say about %s', (file, code) => {
  write(file, `// Says what it is.\n${code}\n`)
  expect(tidy(root).findings).toEqual([])
})

test('looking at nothing is told', () => {
  expect(tidy(root)).toEqual({ visited: 0, findings: [] })
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
