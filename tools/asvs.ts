// OWASP ASVS 5.0.0 at level 2, requirement by requirement: holds the answers of `tools/asvs/`
// against
// the project, and writes them as the tables of `docs/asvs.md`. A requirement without an answer, an
// answer to none, and a test, function, heading or line that is named and not there are findings.

import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Answer, Chapter, Proof } from './asvs/answer.ts'
import { chapters } from './asvs/chapters.ts'
import { type Kind, type Requirement, requirements } from './asvs/requirements.ts'
import { wrongTest } from './named-tests.ts'

/** What may answer each kind: a test where there can be one, and never a word alone. */
const answeredBy: Readonly<Record<Kind, readonly Proof['kind'][]>> = {
  test: ['test', 'code'],
  document: ['page'],
  deployment: ['line', 'test', 'code'],
  none: ['test'],
}

type Standing = 'met' | 'in part' | 'not met' | 'not ours'

function standingOf({ by, missing, none }: Answer): Standing {
  if (none !== undefined) return 'not ours'
  if (missing === undefined) return 'met'
  return by.length > 0 ? 'in part' : 'not met'
}

/** What is wrong with the answers, as `id: what`. */
export function judgeAnswers(
  root: string,
  all: readonly Chapter[] = chapters,
  asked: readonly Requirement[] = requirements,
): string[] {
  const answers = new Map(all.flatMap(({ answers }) => Object.entries(answers)))
  const known = new Set(asked.map(({ id }) => id))
  return [
    ...asked.flatMap(({ id, kind }) => {
      const answer = answers.get(id)
      if (!answer) return [`${id}: has no answer`]
      return [
        ...misfit(kind, answer),
        ...answer.by.flatMap((proof) => wrongProof(root, proof)),
      ].map((what) => `${id}: ${what}`)
    }),
    ...[...answers.keys()].filter((id) => !known.has(id)).map((id) => `${id}: nobody asks for it`),
    ...all.flatMap(({ number, answers }) =>
      Object.keys(answers)
        .filter((id) => !id.startsWith(`${number}.`))
        .map((id) => `${id}: stands in chapter ${number}`),
    ),
  ]
}

function misfit(kind: Kind, { by, missing, none }: Answer): string[] {
  if ((kind === 'none') !== (none !== undefined)) return [`is of the kind "${kind}"`]
  if (kind !== 'none' && by.length === 0 && missing === undefined) return ['nothing shows it']
  return by
    .filter((proof) => !answeredBy[kind].includes(proof.kind))
    .map((proof) => `a ${proof.kind} does not answer what is of the kind "${kind}"`)
}

function wrongProof(root: string, proof: Proof): string[] {
  if (proof.kind === 'test') return [wrongTest(root, proof) ?? []].flat()
  const { path } = proof
  if (!existsSync(join(root, path))) return [`there is no ${path}`]
  const text = readFileSync(join(root, path), 'utf8')
  if (proof.kind === 'code')
    return declares(path, text, proof.name) ? [] : [`${path} has no ${proof.name}`]
  const lines = text.split('\n').map((line) => line.trim())
  if (proof.kind === 'line')
    return lines.includes(proof.text) ? [] : [`${path} has no line "${proof.text}"`]
  const isThere = lines.some(
    (line) => line.replace(/^#+ /, '') === proof.heading && /^#/.test(line),
  )
  return isThere ? [] : [`${path} has no heading "${proof.heading}"`]
}

/** By a name that is made there; in what is no code, by the text. */
function declares(path: string, text: string, name: string): boolean {
  if (!/\.(tsx?|mjs)$/.test(path)) return text.includes(name)
  return text
    .split('\n')
    .some((line) =>
      ['function', 'const', 'class', 'type'].some((word) =>
        new RegExp(`^(export )?(async )?${word} ${name}\\b`).test(line),
      ),
    )
}

/** How many of each kind stand how, and then each. */
export function asvsTables(): string {
  return ['', counts(), ...chapters.map(chapterTable), ''].join('\n\n')
}

const kindNames: Readonly<Record<Kind, string>> = {
  test: 'to be shown by a test or the code',
  document: 'to be written down',
  deployment: 'of the machines an install runs on',
  none: 'about what this product does not have',
}

function counts(): string {
  const standings: readonly Standing[] = ['met', 'in part', 'not met', 'not ours']
  const answers = new Map(chapters.flatMap(({ answers }) => Object.entries(answers)))
  const rows = Object.entries(kindNames).map(([kind, name]) => {
    const own = requirements.filter((it) => it.kind === kind)
    const found = own.flatMap(({ id }) => answers.get(id) ?? []).map(standingOf)
    const cells = standings.map((one) => found.filter((it) => it === one).length || '–')
    return `| ${name} | ${own.length} | ${cells.join(' | ')} |`
  })
  return [`| requirements | all | ${standings.join(' | ')} |`, rule(6), ...rows].join('\n')
}

function chapterTable({ number, title, answers }: Chapter): string {
  const levels = new Map(requirements.map(({ id, level }) => [id, level]))
  const inOrder = Object.entries(answers).sort(([one], [other]) => compare(one, other))
  const rows = inOrder.map(([id, answer]) => {
    const { asks, by, missing, none } = answer
    const standing = standingOf(answer)
    const why = missing ?? none
    const stands = why === undefined ? standing : `**${standing}**: ${why}`
    const cells = [id, levels.get(id), asks, stands, by.map(shown).join('<br>') || '–']
    return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
  })
  const heads = '| requirement | level | asks that | stands | shown by |'
  return [`## ${number}. ${title}`, '', heads, rule(5), ...rows].join('\n')
}

function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((id) => id.split('.').map(Number))
  return [0, 1, 2].map((at) => (a?.[at] ?? 0) - (b?.[at] ?? 0)).find((by) => by !== 0) ?? 0
}

/** Documents stand beside this one. */
function shown(proof: Proof): string {
  const to = proof.path.startsWith('docs/') ? proof.path.slice('docs/'.length) : `../${proof.path}`
  switch (proof.kind) {
    case 'test':
      return `[${basename(to)}](${to}): ${plain(titleOf(proof))}`
    case 'code':
      return `[${proof.name}](${to}): ${proof.why}`
    case 'page':
      return `[${proof.heading}](${to}#${anchor(proof.heading)})`
    case 'line':
      return `[${plain(proof.text)}](${to})`
  }
}

/** With the case that is meant, where there are many. */
function titleOf({ title, of }: Extract<Proof, { kind: 'test' }>): string {
  return of === undefined ? title : `${title} (${of})`
}

/** In a cell, and in brackets. */
function plain(text: string): string {
  return text.replace(/[<>[\]`$*_]/g, (sign) => `\\${sign}`)
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')
}

function rule(columns: number): string {
  return `|${' --- |'.repeat(columns)}`
}

if (process.argv[1] === import.meta.filename) {
  const findings = judgeAnswers(join(import.meta.dirname, '..'))
  for (const finding of findings) console.log(finding)
  if (findings.length > 0) process.exitCode = 1
}
