// What was asked of `npm run staff`: one command with all it needs, or what is wrong with it.

import { parseArgs } from 'node:util'
import { type DepositsCommand, depositsCommandOf } from './deposits-command.ts'
import { type IdentityCommand, identityCommandOf } from './identity-command.ts'
import { type MembersCommand, type MemberValues, membersCommandOf } from './members-command.ts'
import { type OfficeCommand, officeCommandOf } from './office-command.ts'
import {
  type WithdrawalsCommand,
  type WithdrawalValues,
  withdrawalsCommandOf,
} from './withdrawals-command.ts'

export type Command =
  | { readonly kind: 'list'; readonly which: 'waiting' | 'all' }
  | { readonly kind: 'show'; readonly id: string }
  | { readonly kind: 'save'; readonly id: string; readonly path: string; readonly by: string }
  | { readonly kind: 'flags' }
  | OfficeCommand
  | MembersCommand
  | IdentityCommand
  | WithdrawalsCommand
  | DepositsCommand

export type Parsed =
  | {
      readonly command: Command
      readonly database: string | undefined
      /** Six digits. */
      readonly code: string | undefined
    }
  | { readonly help: true; readonly topic: string | undefined }
  | { readonly problem: string; readonly topic?: string | undefined }

type Problem = { readonly problem: string }

const options = {
  as: { type: 'string' },
  code: { type: 'string' },
  invitation: { type: 'string' },
  reason: { type: 'string' },
  save: { type: 'string' },
  all: { type: 'boolean' },
  transaction: { type: 'string' },
  reference: { type: 'string' },
  anew: { type: 'boolean' },
  database: { type: 'string' },
  help: { type: 'boolean' },
} as const

type Values = WithdrawalValues & MemberValues

export function parseCommand(args: readonly string[]): Parsed {
  let parsed: ReturnType<typeof parseOptions>
  try {
    parsed = parseOptions(args)
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
  const { database, help, code: typed, ...values } = parsed.values
  const [topic] = parsed.positionals
  if (help) return { help: true, topic }
  const command = commandOf(parsed.positionals, values)
  if ('problem' in command) return { ...command, topic }
  const code = typed?.replace(/\s/g, '')
  if (code === undefined) {
    return command.kind === 'finish' ? noCode : { command, database, code }
  }
  if (!/^\d{6}$/.test(code)) return noCode
  const isFor = 'by' in command || command.kind === 'enrol' || command.kind === 'finish'
  if (!isFor) return { problem: '--code is for what somebody does: it goes with --as.' }
  return { command, database, code }
}

const noCode = { problem: 'A code has six digits: --code NNNNNN' }

function parseOptions(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: true })
}

/** Which options each command knows; any other is a mistake that must not pass unseen. */
const known: Readonly<Record<string, readonly (keyof Values)[]>> = {
  'documents list': ['all'],
  'documents show': ['save', 'as'],
  flags: [],
}

function commandOf(words: readonly string[], values: Values): Command | Problem {
  const other =
    officeCommandOf(words, values) ??
    membersCommandOf(words, values) ??
    identityCommandOf(words, values) ??
    withdrawalsCommandOf(words, values) ??
    depositsCommandOf(words, values)
  if (other) return other
  const isDocuments = words[0] === 'documents'
  const name = words.slice(0, isDocuments ? 2 : 1).join(' ')
  const [id, ...rest] = words.slice(isDocuments ? 2 : 1)
  const allowed = known[name]
  if (!allowed) return { problem: name === '' ? 'A command is missing.' : `Unknown: ${name}` }
  const strange = Object.keys(values).find((option) => !allowed.some((it) => it === option))
  if (strange) return { problem: `--${strange} is not for "${name}".` }
  if (rest.length > 0) return { problem: `Too many words: ${rest.join(' ')}` }
  if (name === 'flags' || name === 'documents list') {
    if (id !== undefined) return { problem: `Too many words: ${id}` }
    return name === 'flags' ? { kind: 'flags' } : { kind: 'list', which: whichOf(values) }
  }
  if (id === undefined) return { problem: 'The id of a document is missing.' }
  if (!uuid.test(id)) return { problem: `This is no id of a document: ${id}` }
  return showOf(id.toLowerCase(), values)
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function whichOf({ all }: Values): 'waiting' | 'all' {
  return all ? 'all' : 'waiting'
}

function showOf(id: string, { save: path, as: by }: Values): Command | Problem {
  if (path === undefined) return { kind: 'show', id }
  return by?.trim() ? { kind: 'save', id, path, by: by.trim() } : noActor
}

const noActor = { problem: 'Say who acts: --as ADDRESS' }
