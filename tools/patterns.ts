// Regular expressions that may take the square of a text, or worse: whoever sends one such text
// stops the process. A library judges each pattern that sees what others wrote. The few it cannot
// judge, or that see short texts only, stand here with the reason why they may stay.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSafePattern } from 'redos-detector'
import { parseSync } from 'vite'
import { nodesIn } from './sources.ts'

const judged = ['kernel', 'verify', 'contract', 'server/src', 'tools/staff']

const oneWay = 'each sign fits in one way only; they are too many for the judge'
const ours = 'sees nothing but names that are in the project'
const operators = 'sees what the operator set or typed'

/** As they are written in the code. */
const excused: Readonly<Record<string, string>> = {
  '/^(?:[^\\p{Cc}\\p{Cs}]|[\\n\\r\\t])*$/u': oneWay,
  '/^(?:[^\\p{Cc}\\u2028\\u2029]|\\n)*$/u': oneWay,
  '/^[^@]+@(?:[^@.]+\\.)+[^@.]+$/': 'a label ends at its dot, so there is one way',
  '/^(.{1,4})\\1+.{0,3}$/s': 'four ways at most, and a password has 128 characters at most',
  '/0+$/': 'sees the places of a coin, 18 at most',
  '/ \\([^)]*\\)$/': ours,
  '/\\/+$/': operators,
  '/(\\.(csv|json|txt|gz))+$/i': operators,
  '/^[^\\s@\\p{Cc}\\p{Cf}]+@[^\\s@\\p{Cc}\\p{Cf}]+\\.[^\\s@\\p{Cc}\\p{Cf}]+$/u': operators,
  '/^[\\s/:-]+|[\\s/]+$/g': 'sees what was cut to the length of a field, 140 signs at most',
}

type Pattern = {
  readonly file: string
  readonly line: number
  /** As written; undefined where it is put together when the program runs. */
  readonly source: string | undefined
}

export type Judgement = { readonly looked: number; readonly findings: readonly string[] }

/** Looks at every pattern in what is judged below `root`. */
export function judgePatterns(root: string, excuses = excused): Judgement {
  const patterns = judged
    .flatMap((part) => filesIn(root, part))
    .flatMap((file) => patternsIn(file, readFileSync(join(root, file), 'utf8')))
  const findings = patterns.flatMap((pattern) => {
    const problem = problemOf(pattern, excuses)
    return problem ? [`${pattern.file}:${pattern.line}: ${problem}`] : []
  })
  const written = new Set(patterns.map(({ source }) => source))
  const stale = Object.keys(excuses).filter((source) => !written.has(source))
  return {
    looked: patterns.length,
    findings: [...findings, ...stale.map((source) => `excused, but nowhere: ${source}`)],
  }
}

function filesIn(root: string, part: string): string[] {
  return readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => `${part}/${name}`)
}

function patternsIn(file: string, text: string): Pattern[] {
  const patterns: Pattern[] = []
  for (const node of nodesIn(parseSync(file, text).program)) {
    const code = text.slice(node.start, node.end)
    const line = text.slice(0, node.start).split('\n').length
    if (node.type === 'Literal' && node.regex) patterns.push({ file, line, source: code })
    if (/^(new )?RegExp\(/.test(code) && /^(New|Call)Expression$/.test(node.type))
      patterns.push({ file, line, source: undefined })
  }
  return patterns
}

function problemOf({ source }: Pattern, excuses: typeof excused): string | undefined {
  if (source === undefined) return 'a pattern is written out, so that it can be judged'
  if (source in excuses) return undefined
  const [, pattern = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(source) ?? []
  const unicode = /[uv]/.test(flags)
  const { safe, error } = isSafePattern(pattern, {
    // The judge knows no case folding of Unicode; other cases of a letter fit where it fits.
    caseInsensitive: !unicode && flags.includes('i'),
    dotAll: flags.includes('s'),
    multiLine: flags.includes('m'),
    unicode,
  })
  return safe ? undefined : `may take more than a text's length: ${source} (${error ?? ''})`
}

if (process.argv[1] === import.meta.filename) {
  const { looked, findings } = judgePatterns(process.cwd())
  for (const finding of findings) console.error(finding)
  if (looked === 0) console.error('no patterns were looked at')
  process.exitCode = findings.length === 0 && looked > 0 ? 0 : 1
}
