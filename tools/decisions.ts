// The index of decisions, made from the records themselves: each says below its title what it is
// about, and whether it still holds.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What decisions are about, in the order of the index. */
export const subjects = {
  House: 'how the code is laid out and checked',
  Running: 'start, settings, database, who leads',
  Prices: 'feeds, ticks, candles, quotes',
  Trading: 'orders, lanes, settlement',
  Ledger: 'movements, balances, statements',
  Stream: 'what browsers hear without asking',
  'Signing in': 'passwords, sessions, second factors',
  Clients: 'profile, limits, plans, closing, what is kept about them',
  Identity: 'documents, and who is let do what by them',
  'Money in': 'deposits in coins and by card',
  'Money out': 'withdrawals, payouts, corrections',
  Chains: 'blockchains and their nodes',
  Automation: 'programs that trade, and what they trade on',
  Promotion: 'what is given away: campaigns, tournaments',
  Staff: 'who may do what, and who agrees',
  Record: 'events, mail, notices',
  Defence: 'what requests may cost and attackers found',
  Proof: 'audit, reconciliation, histories, kills',
  Web: 'the signed-in area, and what all screens share',
  Site: 'public pages and their claims',
  Texts: 'legal texts, languages, words',
} as const

type Subject = keyof typeof subjects

export type Decision = {
  readonly file: string
  readonly number: number
  readonly title: string
  readonly subjects: readonly Subject[]
  /** As the index shows it. */
  readonly state: string
  /** Whether what it says is still to be gone by, be it in part. */
  readonly holds: boolean
}

const folder = 'docs/decisions'
export const indexFile = `${folder}/README.md`

const states =
  'In force.` or `In force; amended by [N](FILE).` or `Replaced by [N](FILE).` or ' +
  '`Historical: WHY.'

/** All records, by number; what is wrong with them is thrown as one error. */
export function readDecisions(root: string): Decision[] {
  const files = readdirSync(join(root, folder)).filter((name) => /^\d{4}-.*\.md$/.test(name))
  const problems: string[] = []
  const decisions = files.toSorted().map((file) => {
    const told = (problem: string) => problems.push(`${folder}/${file}: ${problem}`)
    return decisionOf(file, readFileSync(join(root, folder, file), 'utf8'), files, told)
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return decisions
}

type Telling = (problem: string) => void

function decisionOf(file: string, text: string, files: readonly string[], told: Telling): Decision {
  const [first = '', , line = ''] = text.split('\n')
  const number = Number(file.slice(0, 4))
  const title = first.replace(/^# \d+\. /, '')
  if (first !== `# ${number}. ${title}`) told(`opens with "# ${number}. " and its title`)
  const [, about = '', state = ''] = /^\*([A-Z][\w ,]*)\. (.+)\*$/.exec(line) ?? []
  const named = about.split(', ')
  const isState = /^(In force(; amended by [^.]+)?|Replaced by [^.]+|Historical: .+)\.$/
  if (!named.every(isSubject)) {
    const known = Object.keys(subjects).join(', ')
    told(`the third line says what it is about (${known}) and how it stands (\`${states}\`)`)
  } else if (!isState.test(plain(state))) told(`its state is \`${states}\``)
  for (const [link, shown, target = ''] of state.matchAll(/\[(\d+)\]\(([^)]+)\)/g)) {
    const isRight = files.includes(target) && Number(target.slice(0, 4)) === Number(shown)
    if (!isRight || target === file) told(`${link} leads to no such decision`)
  }
  const holds = state.startsWith('In force')
  return { file, number, title, subjects: named.filter(isSubject), state, holds }
}

/** A state without the files of its links, whose names have dots. */
function plain(state: string): string {
  return state.replace(/\]\([^)]+\)/g, ']')
}

function isSubject(name: string): name is Subject {
  return name in subjects
}

const preface = `# Decisions

Made by \`npm run docs\` from the records, each of which says below its title what it is about
and how it stands. A record that a later one changes stays as it was written, but for what would
mislead: the later one counts. "In force" with amendments is to be read with them; "replaced" only
says how it came about.
`

/** The document, by subject and then by number. */
export function decisionsIndex(decisions: readonly Decision[]): string {
  const bySubject = Object.entries(subjects).map(([subject, what]) => {
    const about = decisions.filter((one) => one.subjects.some((name) => name === subject))
    const links = about.map(({ number, file }) => `[${number}](${file})`).join(' ')
    return `| ${subject} | ${what} | ${links} |`
  })
  const rows = decisions.map(
    ({ number, file, title, subjects: about, state }) =>
      `| [${number}](${file}) | ${title} | ${about.join(', ')} | ${state.replace(/\.$/, '')} |`,
  )
  return [
    preface,
    ...['| subject | | decisions |', '| --- | --- | --- |', ...bySubject, ''],
    ...['| | decision | subject | state |', '| --- | --- | --- | --- |', ...rows, ''],
  ].join('\n')
}
