// The log: a line of JSON each, on stderr, with level, time and part, and the id of the request
// where one made it. Nothing personal is in it: what is written of an error is listed here, and
// whatever looks like an address, a card or a token is taken out of each line on its way.

import type { FastifyBaseLogger } from 'fastify'
import { pino, stdTimeFunctions } from 'pino'
import { holdsCardNumber } from '#kernel/card-number.ts'

export type LogLevel = 'error' | 'warn' | 'info' | 'debug'

/** Where a module says what happened; a failure as 'warn'. */
export type Log = (message: string, level?: LogLevel) => void

/** Where lines go, where a test reads them. */
export type LogLines = { readonly write: (line: string) => void }

/** `part` is who says it. */
export function openLogger(
  level: LogLevel,
  lines: LogLines = stderr(),
  part = 'http',
): FastifyBaseLogger {
  return pino(
    {
      level,
      base: { part },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorOf, error: errorOf, req: nothing, res: nothing },
      hooks: { streamWrite: withoutPersonal },
    },
    lines,
  )
}

/** For what each part of the server says, by its name. */
export function openLogs(level: LogLevel): (part: string) => Log {
  const lines = stderr()
  return (part) => {
    const own = openLogger(level, lines, part)
    return (message, as = 'info') => own[as](message)
  }
}

/** At once: what a process says last is read. Who starts one by hand reads words. */
function stderr(): LogLines {
  if (!process.stderr.isTTY) return linesThatMayBeLost(2)
  return {
    write: (line) => {
      const { level, part, msg } = JSON.parse(line)
      process.stderr.write(`${level} ${part}: ${msg}\n`)
    },
  }
}

/** So much waits for room where the log goes; what comes then is not written. */
const waitingMax = 1_000_000

/** A line that cannot be written, since the disk is full, stops nobody who wanted to say it. */
export function linesThatMayBeLost(fd: number): LogLines {
  const lines = pino.destination({ fd, sync: true, maxLength: waitingMax })
  lines.on('error', () => {})
  return lines
}

/**
 * What is written beside the log, to stdout and stderr, is no reason to end either: where the disk
 * is full or nobody reads any more, it is lost.
 */
export function outputMayBeLost(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
}

/** Of an error no more than this: what a library hangs on to it may be anybody's. */
function errorOf(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { name, message, stack, ...code }
}

function nothing(): undefined {
  return undefined
}

/** Up to what ends a word wherever there are words. */
const parts = /[^\s"<>(),:;[\]\\]+/g
const digitChains = /\d[\d -]*/g
/** Tokens, links and the secrets of authenticator apps are of these, and long. */
const words = /[\w-]+/g
const tokenLength = 32
const isPublic = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|(0x)?[\da-f]+|-+)$/i

/** For one line of the log. */
export function withoutPersonal(line: string): string {
  return line
    .replace(parts, (part) => (isAddress(part) ? '[address]' : part))
    .replace(digitChains, (digits) => (holdsCardNumber(digits) ? '[number]' : digits))
    .replace(words, (word) => (isToken(word) ? '[token]' : word))
}

/** The names of packages have the sign too, where a stack names their files. */
function isAddress(part: string): boolean {
  return part.includes('@') && part.replaceAll('node_modules/@', '').includes('@')
}

function isToken(word: string): boolean {
  return word.length >= tokenLength && !isPublic.test(word)
}
