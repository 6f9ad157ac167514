// Asks the registry which of the installed packages have known vulnerabilities. Ends with 0 when
// none is high or critical, with 1 when one is, and with 3 when the registry did not say: then
// nothing is known, which is not the same as nothing being found.

import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import * as z from 'zod/mini'

export type Looked = { readonly code: 0 | 1 | 3; readonly lines: readonly string[] }

export type Asking = {
  /** In the place of the one that npm is set to. */
  readonly registry?: string
  /** A folder of its own for what npm keeps. */
  readonly cache?: string
  readonly patienceMs?: number
}

/** What `npm run check` knows as "could not look". */
export const notLooked = 3
const projectRoot = dirname(import.meta.dirname)

const Report = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: z.string(), range: z.optional(z.string()) }),
  ),
})
const Trouble = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.object({ code: z.nullish(z.string()), summary: z.nullish(z.string()) })),
})
const grave = ['high', 'critical']

export async function lookForVulnerabilities(asking: Asking = {}): Promise<Looked> {
  const { patienceMs = 30_000 } = asking
  const output = await npmAudit(asking, patienceMs)
  if (output === undefined) {
    return unknown(`the registry did not answer within ${patienceMs / 1_000} s`)
  }
  const report = z.safeParse(Report, parsed(output))
  if (!report.success) {
    const { data } = z.safeParse(Trouble, parsed(output))
    const why = data?.error?.summary || data?.error?.code || data?.message
    return unknown(why?.split('\n')[0] ?? 'the registry gave no report')
  }
  const found = Object.values(report.data.vulnerabilities)
  const lines = found.map(({ name, severity, range = '' }) => `${severity}: ${name} ${range}`)
  return { code: found.some(({ severity }) => grave.includes(severity)) ? 1 : 0, lines }
}

function unknown(why: string): Looked {
  return { code: notLooked, lines: [`Known vulnerabilities were not looked for: ${why}.`] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Undefined where it took too long. */
function npmAudit({ registry, cache }: Asking, patienceMs: number): Promise<string | undefined> {
  const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=0']
  if (registry !== undefined) args.push(`--registry=${registry}`)
  if (cache !== undefined) args.push(`--cache=${cache}`)
  const child = spawn('npm', args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      resolve(undefined)
    }, patienceMs)
    const end = () => {
      clearTimeout(timer)
      resolve(output)
    }
    child.on('error', end)
    child.on('close', end)
  })
}

if (process.argv[1] === import.meta.filename) {
  const { code, lines } = await lookForVulnerabilities()
  for (const line of lines) console.log(line)
  process.exitCode = code
}
