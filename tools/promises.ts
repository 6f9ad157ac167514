// Holds the legal texts against the tests: `docs/promises.md` has every sentence of the newest
// version of each text, and beside it the test that shows it, or why no test does. A sentence that
// changed, one without a row, a test that is no longer there or may not run, and one that is named
// for too many sentences are findings.
//
//   tsx tools/promises.ts           prints what is wrong
//   tsx tools/promises.ts --write   writes the rows anew: known ones stay, new ones get a "?"

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newestVersion } from '#contract/public/legal-outlines.ts'
import { type LegalTextId, legalTextIds } from '#contract/public/legal-texts.ts'
import { type Block, type Facts, plain, readText, type Words } from '../web/src/lib/text/text.ts'
import { wrongTest } from './named-tests.ts'

/** Instead of a test: who keeps it, or what it is. */
const kinds: Readonly<Record<string, string>> = {
  people: 'the operator and their staff keep it, and no program',
  yours: 'something the reader is asked for, or may do',
  law: 'what the agreement or the law says; nothing to be shown by a program',
  says: 'explains, or repeats what another row shows',
}

const titles: Readonly<Record<LegalTextId, string>> = {
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  'risk-disclosure': 'Risk Disclosure',
  'aml-policy': 'AML and KYC Policy',
  'payment-policy': 'Payment Policy',
}

type Sentence = { readonly section: string; readonly text: string }
type Finding = string

/** Names stay names, and what is for one kind of install only is there. */
function factsFor(isSandbox: boolean): Facts {
  const names = ['brand', 'operator', 'support', 'privacy', 'complaints', 'law']
  return {
    isSandbox,
    names: Object.fromEntries(names.map((name) => [name, `<${name}>`])),
    operator: [],
  }
}

/** Every sentence of a text, in order; a row of a table and a figure are one. */
export function sentencesOf(source: string): Sentence[] {
  const [inSandbox, inLive] = [true, false].map((isSandbox) => all(source, factsFor(isSandbox)))
  const seen = new Set<string>()
  return [...(inSandbox ?? []), ...(inLive ?? [])].filter(({ section, text }) => {
    const key = `${section} ${text}`
    return seen.has(key) ? false : seen.add(key)
  })
}

function all(source: string, facts: Facts): Sentence[] {
  const { summary, sections } = readText(source, facts)
  const short = summary.flatMap((words) => split(plain(words)))
  return [
    ...short.map((text) => ({ section: 'in-short', text })),
    ...sections.flatMap(({ id, blocks }) =>
      blocks.flatMap(linesOf).map((text) => ({ section: id, text })),
    ),
  ]
}

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'list':
      return block.items.flatMap((words) => split(plain(words)))
    case 'figures':
      return block.figures.map(({ term, meaning }) => `${plain(term)}: ${plain(meaning)}`)
    case 'table':
      return block.rows.map((row: readonly Words[]) => row.map(plain).join(' / '))
    default:
      return split(plain(block.words))
  }
}

function split(text: string): string[] {
  return text.split(/(?<=[.!?:;])\s+(?=[A-Z“<])/).map((sentence) => sentence.trim())
}

const file = 'docs/promises.md'
const heading = /^## .*`([a-z-]+)`, version (\S+)$/
const row = /^- (.*)$/
const proof = /^ {2}- (?:(\w+|\?)|`([^`]+)`: (.+?)(?: \[([^\]]+)\])?)$/

/** One test seldom shows more sentences of a text: rows like that were not thought about. */
const sentencesMost = 6

/** Those that do show more, and why. */
const broad: Readonly<Record<string, string>> = {
  'is seen, confirmed block by block, and credited at the quoted rate, once':
    'goes with a deposit all the way, which the payment policy tells step by step',
  'holds the money at once, and tells the client by mail':
    'asks for a withdrawal with nothing paid in before, and looks at all that is answered',
  'every table about clients is exported, or is known not to be':
    'is the list of what is kept, which the privacy policy tells row by row',
  'every column about clients is exported, or is known not to be': 'is that list, column by column',
}

type Row = { readonly proofs: string[] }

/** By text, section and sentence, as they stand in the document. */
function rowsOf(document: string): Map<string, Row> {
  const rows = new Map<string, Row>()
  let [text, section] = ['', '']
  let last: Row | undefined
  for (const line of document.split('\n')) {
    const [, id] = heading.exec(line) ?? []
    const [, inSection] = /^### ([a-z-]+)$/.exec(line) ?? []
    const [, sentence] = row.exec(line) ?? []
    if (id) text = id
    else if (inSection) section = inSection
    else if (sentence && text !== '') {
      last = { proofs: [] }
      rows.set(`${text}#${section} ${sentence}`, last)
    } else if (line.startsWith('  - ')) last?.proofs.push(line)
  }
  return rows
}

export function judgePromises(root: string): Finding[] {
  const known = rowsOf(readFileSync(join(root, file), 'utf8'))
  const findings: Finding[] = []
  for (const id of legalTextIds) {
    for (const { section, text } of newestSentences(root, id)) {
      const key = `${id}#${section} ${text}`
      const found = known.get(key)
      known.delete(key)
      if (!found) findings.push(`${key}: has no row`)
      else findings.push(...found.proofs.flatMap((line) => wrongProof(root, line, key)))
      if (found?.proofs.length === 0) findings.push(`${key}: nothing shows it`)
    }
  }
  for (const key of known.keys()) findings.push(`${key}: is said no more`)
  return [...findings, ...legalTextIds.flatMap((id) => crowded(root, id))]
}

/** Tests that stand for many sentences of a text without a word why. */
function crowded(root: string, id: LegalTextId): Finding[] {
  const rows = [...rowsOf(readFileSync(join(root, file), 'utf8'))]
  const own = rows.filter(([key]) => key.startsWith(`${id}#`))
  const lines = own.flatMap(([, { proofs }]) => proofs)
  return [...new Set(lines)].flatMap((line) => {
    const [, , path, title = ''] = proof.exec(line) ?? []
    const count = lines.filter((other) => other === line).length
    if (!path || count <= sentencesMost || title in broad) return []
    return [`${id}: "${title}" of ${path} stands for ${count} sentences: say why, or find others`]
  })
}

function wrongProof(root: string, line: string, key: string): Finding[] {
  const [, kind, path, title = '', of] = proof.exec(line) ?? []
  if (kind) return kind in kinds ? [] : [`${key}: "${kind}" says nothing`]
  if (!path) return [`${key}: ${line.trim()}?`]
  const wrong = wrongTest(root, { path, title, of })
  return wrong === undefined ? [] : [`${key}: ${wrong}`]
}

function newestSentences(root: string, id: LegalTextId): Sentence[] {
  const version = newestVersion(id)
  const path = join(root, 'web/src/features/legal/texts', id, `${version}.md`)
  return sentencesOf(readFileSync(path, 'utf8'))
}

function written(root: string): string {
  const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
  const known = rowsOf(before)
  const parts = legalTextIds.map((id) => {
    let section = ''
    const lines = newestSentences(root, id).flatMap((sentence) => {
      const isNew = sentence.section !== section
      section = sentence.section
      const proofs = known.get(`${id}#${section} ${sentence.text}`)?.proofs ?? ['  - ?']
      return [...(isNew ? ['', `### ${section}`, ''] : []), `- ${sentence.text}`, ...proofs]
    })
    return [`## ${titles[id]}: \`${id}\`, version ${newestVersion(id)}`, ...lines].join('\n')
  })
  const meanings = Object.entries(kinds).map(([kind, meaning]) => `- **${kind}**: ${meaning}`)
  return `${[opening, meanings.join('\n'), ...parts].join('\n\n')}\n`
}

const opening = `# Promises, and what shows that they are kept

Every sentence of the legal texts, and the test that shows it. \`npm run check\` fails when a
sentence has no row, when a sentence changed, or when a test is no longer there
(\`tools/promises.ts\`). After a new version of a text, \`npx tsx tools/promises.ts --write\` adds
what is new, with a "?" to be answered. Where a test has many cases, the one that counts is in
brackets behind it. A section's name is its address on the page, such as
\`/legal#opening\`. Where no test stands:`

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '..')
  if (process.argv.includes('--write')) writeFileSync(join(root, file), written(root))
  const findings = judgePromises(root)
  for (const finding of findings) console.log(finding)
  if (findings.length > 0) process.exitCode = 1
}
