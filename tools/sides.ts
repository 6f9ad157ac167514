// Screens are mirrored for who reads from the right: styles name the start and the end of a line,
// not its left and its right. What has a direction of its own, as prices along time, says so.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Finding = { readonly file: string; readonly line: number; readonly rule: string }

const rule = 'styles name start and end, not left and right: they are mirrored'

/** Where left is left for everybody. */
const unmirrored = new Set([
  // In the middle of what it lies on.
  'web/src/lib/claims/Claim.module.css',
  // Typed digits stand where the line begins, and begin at their left.
  'ui/src/base.css',
])

const physical = [
  /(?:^|[\s{;])(?:left|right)\s*:/,
  /(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /(?:^|[\s{;])(?:margin|padding|inset)\s*:([^;]*)/,
]

export function sideFindings(root: string): Finding[] {
  return ['web', 'ui', 'browser', 'office']
    .flatMap((part) => stylesIn(root, part))
    .filter((file) => !unmirrored.has(file))
    .flatMap((file) =>
      sidesIn(readFileSync(join(root, file), 'utf8')).map((line) => ({ file, line, rule })),
    )
}

/** The lines of a sheet that name a side. */
export function sidesIn(sheet: string): number[] {
  return sheet.split('\n').flatMap((code, index) => (namesSide(code) ? [index + 1] : []))
}

function namesSide(code: string): boolean {
  return physical.some((pattern) => {
    const found = pattern.exec(code)
    return found !== null && (found[1] === undefined || differsBySide(found[1]))
  })
}

/** Of four values, whether that of the right is another than that of the left. */
function differsBySide(values: string): boolean {
  const [, right, , left] = partsOf(values)
  return left !== undefined && left !== right
}

/** What stands between spaces, but for those within brackets. */
function partsOf(values: string): string[] {
  let depth = 0
  let part = ''
  const parts: string[] = []
  for (const sign of `${values.trim()} `) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign !== ' ' || depth > 0) part += sign
    else if (part !== '') parts.push(part)
    if (sign === ' ' && depth === 0) part = ''
  }
  return parts
}

if (process.argv[1] === import.meta.filename) {
  const findings = sideFindings(process.cwd())
  for (const { file, line, rule } of findings) console.error(`${file}:${line}: ${rule}`)
  process.exitCode = findings.length === 0 ? 0 : 1
}

function stylesIn(root: string, part: string): string[] {
  return readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${part}/${name}`)
}
