// The rules of this house that no other tool knows: who may import whom, what has one home only,
// how long things get. Prints each breach as `file:line: rule`. Looking at no file is a breach too.

import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { circlesAmong, isTest } from './circles.ts'
import { type CodeRule, codeRules, isOfScreens } from './code-rules.ts'
import { safeRules } from './safe-rules.ts'
import { filesIn, lineAt, type Node, nodesIn, type Source, sourceOf } from './sources.ts'

/** The parts, and what each may import besides itself. */
const parts: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  verify: [],
  contract: ['kernel', 'verify'],
  client: ['kernel', 'verify', 'contract'],
  examples: ['kernel', 'verify', 'contract', 'client'],
  server: ['kernel', 'verify', 'contract'],
  ui: ['kernel'],
  browser: ['kernel', 'verify', 'contract', 'ui'],
  web: ['kernel', 'verify', 'contract', 'ui', 'browser'],
  office: ['kernel', 'verify', 'contract', 'ui', 'browser'],
  e2e: ['kernel', 'verify', 'contract', 'client', 'examples', 'server', 'office', 'tools'],
  tools: [
    'kernel',
    'verify',
    'contract',
    'client',
    'examples',
    'server',
    'browser',
    'web',
    'office',
  ],
}

/**
 * The contexts of the server and their modules. A context may import those above it, a module those
 * before it: this table is the architecture.
 */
export const contexts = {
  ledger: ['ledger'],
  record: ['events', 'tellings', 'notices', 'pushes'],
  install: ['operators', 'desks', 'announcements', 'alarms'],
  identity: [
    ...['acceptances', 'clients', 'reveals', 'limits', 'appropriateness', 'plans', 'sessions'],
    ...['factors', 'tokens', 'screening', 'documents', 'freezes', 'funding', 'moves', 'cells'],
  ],
  trading: ['instruments', 'market', 'alerts', 'stops', 'trades', 'stream'],
  money: [
    ...['methods', 'chains', 'deposits', 'disputes', 'cards', 'withdrawals', 'corrections'],
    ...['statements', 'credits', 'reconciliation', 'blocks'],
  ],
  automation: [
    ...['rules', 'signals', 'halts', 'ats', 'practice', 'venues', 'keys', 'trader', 'webhooks'],
    'programs',
  ],
  promotion: ['campaigns', 'tournaments'],
  transparency: ['log', 'liabilities'],
  site: ['contact', 'chat', 'claims'],
  oversight: [
    ...['notes', 'tags', 'privacy', 'evidence', 'audit', 'queue', 'directory', 'views'],
    ...['bulk', 'letters'],
    ...['linked', 'overview', 'timeline', 'books', 'bell', 'samples', 'reports'],
  ],
} as const

/** What lies in a context beside its modules puts them together, and so comes after them. */
const order: readonly string[] = Object.entries(contexts).flatMap(([context, modules]) => [
  ...modules,
  context,
])

/**
 * Whose words the contract's folders have, and what each may import besides itself. What stands
 * above the folders has all of it, and is the server's.
 */
export const audiences: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  public: ['shared'],
  client: ['shared', 'public'],
  token: ['shared', 'public'],
  staff: ['shared', 'public', 'client', 'token'],
}

/** The folders of the web, and what each may import besides itself; above them it is started. */
export const webFolders: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  features: ['lib'],
  site: ['lib', 'features'],
  app: ['lib', 'features'],
  'card-fields': ['lib'],
  chat: ['lib'],
}

/** A rule's name, and whether an import of `to` in the file `from` breaks it. */
const importRules: Readonly<Record<string, (from: string, to: string) => boolean>> = {
  'this part may not import that one': (from, to) =>
    partOf(to) in parts &&
    partOf(from) !== partOf(to) &&
    !parts[partOf(from)]?.includes(partOf(to)),
  'a folder of the contract imports only those of readers as exposed as its own': (from, to) =>
    audienceOf(from) in audiences &&
    audienceOf(to) !== '' &&
    audienceOf(from) !== audienceOf(to) &&
    !audiences[audienceOf(from)]?.includes(audienceOf(to)),
  'the web knows nothing of what staff are told': (from, to) =>
    /^web\//.test(from) && /^(staff|all)$/.test(audienceOf(to)),
  'what browsers share knows no words of one audience': (from, to) =>
    /^browser\//.test(from) && !['', 'shared'].includes(audienceOf(to)),
  'a folder of the web imports only those before it: lib, features, then site and app': (
    from,
    to,
  ) =>
    webFolderOf(to) !== '' &&
    webFolderOf(from) !== webFolderOf(to) &&
    webFolderOf(from) !== '' &&
    !webFolders[webFolderOf(from)]?.includes(webFolderOf(to)),
  'the kernel imports nothing': (from, to) => /^kernel/.test(from) && !/^kernel/.test(to),
  'whoever audits us reads one folder': (from, to) =>
    /^verify\/src/.test(from) && !isTest(from) && !/^(verify\/|node:)/.test(to),
  'a module imports only contexts above its own, and modules before it': (from, to) =>
    moduleOf(from) !== '' && order.indexOf(moduleOf(from)) < order.indexOf(moduleOf(to)),
  'another module’s store and routes are its own': (from, to) =>
    differ(moduleOf(from), moduleOf(to)) &&
    /\.(store|routes)\.ts$/.test(to) &&
    !(isOfContext(from) && contextOf(from) === contextOf(to)),
  'calls are registered by the composition of their context': (from, to) =>
    /\.routes\.ts$/.test(to) &&
    moduleOf(to) !== '' &&
    (moduleOf(from) === '' || (isOfContext(from) && contextOf(from) === contextOf(to))) &&
    basename(from) !== `compose-${contextOf(to)}.ts`,
  'the platform knows no module': (from, to) => /src\/platform\//.test(from) && moduleOf(to) !== '',
  'a one-word file imports only kernel, contract and one-word files': (from, to) =>
    isDomain(from) && !isDomain(to) && !/^(kernel|verify|contract)\/|^trading-signals$/.test(to),
  'a use case knows no HTTP': (from, to) =>
    isUseCase(from) && /^@?fastify|^node:https?$|\/http\.ts$|\.routes\.ts$/.test(to),
  'only api.ts calls the server': (from, to) =>
    isOfScreens(from) && /^(browser\/src|web\/src\/lib)\/http\/(call|send)\.ts$/.test(to),
  'features do not know each other': (from, to) => differ(featureOf(from), featureOf(to)),
}

/** Of a module: pure, and what the rest is made of. */
const oneWordFile = new RegExp(
  `^server/src/((${Object.keys(contexts).join('|')})/\\w+|ledger)/[a-z]+\\.ts$`,
)

const rules: Readonly<Record<string, CodeRule>> = {
  ...codeRules,
  ...safeRules,
  'a one-word file never waits': {
    type: /^AwaitExpression$/,
    code: /^/,
    within: oneWordFile,
  },
}

/** Whoever calls it says that somebody is who they say. */
const madeStaff = {
  type: /^(Import|Export)Specifier$|^MemberExpression$/,
  code: /^asStaff\b|\.asStaff$/,
  except: /^server\/(src\/install\/(operators\/prove|desks\/identify)-staff\.ts|test\/\w+\.ts)$/,
}

/** One second, as these have it by themselves, is little on a machine that does other things. */
const waits = /^(vi\.waitFor|expect\s*\.poll)$/

export type Finding = { readonly file: string; readonly line: number; readonly rule: string }

/** Looks at every source file below `root`. */
export function tidy(root: string): { visited: number; findings: Finding[] } {
  const sources = Object.keys(parts)
    .filter((part) => existsSync(join(root, part)))
    .flatMap((part) => filesIn(root, part))
    .map((file) => sourceOf(file, readFileSync(join(root, file), 'utf8')))
  const circles = circlesAmong(sources.flatMap(importsOf)).map(({ file, line, way }) => {
    return { file, line, rule: `imports go in no circle: ${way.join(', ')}` }
  })
  return { visited: sources.length, findings: [...sources.flatMap(findingsIn), ...circles] }
}

function importsOf({ file, text, imported }: Source) {
  return imported.map(({ to, start }) => ({ from: file, to, line: lineAt(text, start) }))
}

/** Codes, and words of other languages, are as many as there are. */
const areCodes = /\/wire-words\.ts$|\/messages\/[a-z]{2}\/[^/]+$/
/** Tools are nobody's product. */
function findingsIn({ file, text, program, imported }: Source): Finding[] {
  const isOfTest = isTest(file)
  const findings: Finding[] = []
  const find = (rule: string, offset: number, isBroken: boolean) => {
    if (isBroken) findings.push({ file, line: lineAt(text, offset), rule })
  }
  text.split('\n').forEach((code, index) => {
    const tell = (rule: string) => findings.push({ file, line: index + 1, rule })
    if (!isOfTest && code.length > 100) tell('lines have up to 100 characters')
    if (/import\.meta\.url\)\.pathname/.test(code)) tell('a path is not a URL: fileURLToPath')
  })
  for (const { to, start } of imported) {
    for (const [rule, breaks] of Object.entries(importRules)) {
      const isWithin = isOfTest && !/^(this part|the web|what browsers share)/.test(rule)
      find(rule, start, !isWithin && breaks(file, to))
    }
  }
  const lineCount = text.trimEnd().split('\n').length
  for (const { type, start, end } of nodesIn(program)) {
    const code = text.slice(start, end)
    const isPacked = type === 'SpreadElement' && /^\.\.\.\s*\{/.test(code)
    find('an object is written out, not packed into spreads', start, isPacked)
    const isMade = madeStaff.type.test(type) && madeStaff.code.test(code)
    find('only prove-staff.ts makes a Staff', start, isMade && !madeStaff.except.test(file))
  }
  if (isOfTest) {
    find('tests have up to 400 lines', text.length, lineCount > 400)
    for (const { start, end, callee } of nodesIn(program)) {
      const called = callee ? text.slice(callee.start, callee.end) : ''
      const isHasty = waits.test(called) && !/timeout: \d\d/.test(text.slice(start, end))
      find('what a test waits for has a timeout that a busy machine keeps', start, isHasty)
    }
    return findings
  }
  find('a file opens with what it decides or keeps true', 0, !/^(\/\/|\/\*|#!)/.test(text))
  const isInNoFolder = /^(browser\/src|web\/src\/lib)\/[^/]+$/.test(file)
  find('lib and browser stand by subject, in folders', 0, isInNoFolder)
  find('files have up to 320 lines', text.length, lineCount > 320 && !areCodes.test(file))
  for (const node of nodesIn(program)) {
    const code = text.slice(node.start, node.end)
    find(
      'what a browser kept is parsed by browser/src/page/kept.ts',
      node.start,
      isBelieved(node, text),
    )
    const parameters = /Function/.test(node.type) && Array.isArray(node.params) ? node.params : null
    find('functions have up to 80 lines', node.start, !!parameters && code.split('\n').length > 80)
    find('functions take up to four parameters', node.start, !!parameters && parameters.length > 4)
    for (const [rule, { type, code: pattern, before, ...where }] of Object.entries(rules)) {
      const isMeant = type.test(node.type) && pattern.test(code) && isIn(file, where)
      const isAfter = isMeant && (before?.test(text.slice(0, node.start)) ?? true)
      find(rule, node.start, isAfter)
    }
  }
  return findings
}

/** Reads what a browser keeps otherwise than to parse it, or to see that it is there. */
function isBelieved({ type, start, end }: Node, text: string): boolean {
  if (type !== 'CallExpression') return false
  if (!/^(\w+\.)?(local|session)Storage\.getItem\(/.test(text.slice(start, end))) return false
  const isParsed = /\bkept(Fields(<\w+>)?|Text)\(\s*$/.test(text.slice(0, start))
  return !isParsed && !/^ [!=]== null\b/.test(text.slice(end))
}

type Where = Pick<CodeRule, 'within' | 'except' | 'ofTools'>

function isIn(file: string, { within, except, ofTools }: Where): boolean {
  if (file.startsWith('tools/') && !ofTools) return false
  return (within?.test(file) ?? true) && !except?.test(file)
}

function partOf(path: string): string {
  return /^\w+(?=\/)/.exec(path)?.[0] ?? ''
}

/** Of a file of the contract its folder; `all` above them. */
function audienceOf(path: string): string {
  const [, folder = 'all/'] = /^contract\/src\/(\w+\/)?/.exec(path) ?? [undefined, '/']
  return folder.slice(0, -1)
}

export function contextOf(path: string): string {
  const context = /^server\/src\/(\w+)\//.exec(path)?.[1] ?? ''
  return Object.hasOwn(contexts, context) ? context : ''
}

/** Its context, where it lies in none; a context of one module is the module's folder. */
function moduleOf(path: string): string {
  const module = /^server\/src\/\w+\/(\w+)\//.exec(path)?.[1] ?? ''
  return order.includes(module) ? module : contextOf(path)
}

function isOfContext(path: string): boolean {
  return moduleOf(path) === contextOf(path) && moduleOf(path) !== 'ledger'
}

function webFolderOf(path: string): string {
  return /^web\/src\/([\w-]+)\//.exec(path)?.[1] ?? ''
}

function featureOf(path: string): string {
  return /^web\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? ''
}

export function isDomain(path: string): boolean {
  return !isOfContext(path) && moduleOf(path) !== '' && /^[a-z0-9]+\.ts$/.test(basename(path))
}

function isUseCase(path: string): boolean {
  return (
    !isOfContext(path) &&
    moduleOf(path) !== '' &&
    /^[a-z0-9]+(-[a-z0-9]+)+\.ts$/.test(basename(path))
  )
}

function differ(one: string, other: string): boolean {
  return one !== '' && other !== '' && one !== other
}

if (process.argv[1] === import.meta.filename) {
  const { visited, findings } = tidy(process.cwd())
  for (const { file, line, rule } of findings) console.error(`${file}:${line}: ${rule}`)
  if (visited === 0) console.error('no files were looked at')
  process.exitCode = findings.length === 0 && visited > 0 ? 0 : 1
}
