// What was asked of `npm run staff`: one command with all it needs, or what is wrong with it.

import { parseArgs } from 'node:util'
import { reasonFrom } from '#server/modules/documents/document.ts'
import { type ClaimsCommand, type ClaimValues, claimsCommandOf } from './claims-command.ts'
import { type ClientsCommand, clientsCommandOf } from './clients-command.ts'
import {
  type CorrectionsCommand,
  type CorrectionValues,
  correctionsCommandOf,
} from './corrections-command.ts'
import { type CustodyCommand, type CustodyValues, custodyCommandOf } from './custody-command.ts'
import { type DepositsCommand, depositsCommandOf } from './deposits-command.ts'
import { type MembersCommand, type MemberValues, membersCommandOf } from './members-command.ts'
import { type OfficeCommand, officeCommandOf } from './office-command.ts'
import { type PlansCommand, plansCommandOf } from './plans-command.ts'
import {
  type WithdrawalsCommand,
  type WithdrawalValues,
  withdrawalsCommandOf,
} from './withdrawals-command.ts'

export const usage = `npm run staff -- documents list [--all]
npm run staff -- documents show <id> [--save FILE --as ADDRESS]
npm run staff -- documents approve <id> --as ADDRESS
npm run staff -- documents reject <id> --reason TEXT --as ADDRESS
npm run staff -- clients list
npm run staff -- clients show <id or e-mail>
npm run staff -- clients freeze <id or e-mail> --reason TEXT --as ADDRESS
npm run staff -- clients unfreeze <id or e-mail> [--reason TEXT] --as ADDRESS
npm run staff -- corrections list [--all]
npm run staff -- corrections propose deposit-restored <deposit> --reason TEXT --as ADDRESS
npm run staff -- corrections propose withdrawal-returned <withdrawal> --amount DOLLARS
                 --reference TEXT --reason TEXT --as ADDRESS
npm run staff -- corrections propose goodwill <client's id or e-mail> --amount DOLLARS
                 --reason TEXT --as ADDRESS
npm run staff -- corrections confirm|withdraw <id> --as ADDRESS
npm run staff -- deposits list [--all]
npm run staff -- deposits receipt <id> --save FILE --as ADDRESS
npm run staff -- withdrawals list [--all]
npm run staff -- withdrawals show <id>
npm run staff -- withdrawals approve <id> --as ADDRESS
npm run staff -- withdrawals reject <id> --reason TEXT --as ADDRESS
npm run staff -- withdrawals prepare <id> [--anew] [--save FILE] --as ADDRESS
npm run staff -- withdrawals sent <id> --transaction ID --as ADDRESS
npm run staff -- withdrawals pay <id> --as ADDRESS
npm run staff -- withdrawals bank-files
npm run staff -- withdrawals bank-file [<id of a file>] --save FILE --as ADDRESS
npm run staff -- withdrawals bank-refused <id, also of a file> --reason TEXT --as ADDRESS
npm run staff -- withdrawals paid <id> --reference TEXT --as ADDRESS
npm run staff -- custody list
npm run staff -- custody sweep|top-up|paid-elsewhere btc|eth TRANSACTION [--amount COINS]
                 --as ADDRESS
npm run staff -- custody confirm|drop <id> --as ADDRESS
npm run staff -- plans list [--all]
npm run staff -- plans approve <id> --as ADDRESS
npm run staff -- plans reject <id> --reason TEXT --as ADDRESS
npm run staff -- flags
npm run staff -- settings list
npm run staff -- settings set NAME VALUE --as ADDRESS
npm run staff -- proposals list [--all]
npm run staff -- proposals confirm <id> --as ADDRESS
npm run staff -- proposals withdraw <id> --as ADDRESS
npm run staff -- members list
npm run staff -- members add EMAIL [--as ADDRESS]
npm run staff -- members invite EMAIL --as ADDRESS
npm run staff -- members recover EMAIL --as ADDRESS
npm run staff -- members remove EMAIL --as ADDRESS
npm run staff -- members enrol --as ADDRESS [--invitation TEXT]
npm run staff -- members finish --as ADDRESS --code NNNNNN
npm run staff -- contact list
npm run staff -- claims list
npm run staff -- claims attest CLAIM --value TEXT --name TEXT --document FILE --expires DATE
                 --as ADDRESS
npm run staff -- claims withdraw <id> --reason TEXT --as ADDRESS
  --as        the address of the member of staff who acts; it is recorded
  --code      what their authenticator app shows; once they have one, always, and each code once
  --invitation  what another member of staff was given for you: it lets you set up an app
  --reason    why, in words the client will read: one line of at most 500 characters
  --save      write it to this new file: a picture to look at, which is recorded too; a payout
  --all       also what is decided, or ended
  --transaction  the one your wallet sent: the chain has to show that it pays
  --anew      what was prepared before is known to have failed: it can never be sent
  --amount    of a sweep that other wallets paid too: what left our addresses, with the fee; of a
              correction: dollars for the client, of a payment that came back less what banks took
  --reference what the bank calls the payment
  --value     what public pages show of the claim, e.g. 2018
  --name      who answers for it, as the public reads it, e.g. "A. Jansen, director"
  --document  what it stands on; its name and its SHA-256 are shown
  --expires   the last day it is shown, at most 400 days ahead, e.g. 2027-06-30
  --database  the PostgreSQL to use; without it DATABASE_URL, or the embedded one of DATA_DIR
Ends with 0 when it was done, 1 when a rule said no, 2 when the command was wrong or could not run.`

export type Command =
  | { readonly kind: 'list'; readonly which: 'waiting' | 'all' }
  | { readonly kind: 'show'; readonly id: string }
  | { readonly kind: 'save'; readonly id: string; readonly path: string; readonly by: string }
  | { readonly kind: 'approve'; readonly id: string; readonly by: string }
  | { readonly kind: 'reject'; readonly id: string; readonly reason: string; readonly by: string }
  | { readonly kind: 'flags' }
  | OfficeCommand
  | MembersCommand
  | ClaimsCommand
  | ClientsCommand
  | CorrectionsCommand
  | CustodyCommand
  | WithdrawalsCommand
  | PlansCommand
  | DepositsCommand

export type Parsed =
  | {
      readonly command: Command
      readonly database: string | undefined
      /** Six digits. */
      readonly code: string | undefined
    }
  | { readonly help: true }
  | { readonly problem: string }

type Problem = { readonly problem: string }

const options = {
  as: { type: 'string' },
  code: { type: 'string' },
  invitation: { type: 'string' },
  reason: { type: 'string' },
  save: { type: 'string' },
  all: { type: 'boolean' },
  value: { type: 'string' },
  name: { type: 'string' },
  document: { type: 'string' },
  expires: { type: 'string' },
  transaction: { type: 'string' },
  reference: { type: 'string' },
  amount: { type: 'string' },
  anew: { type: 'boolean' },
  database: { type: 'string' },
  help: { type: 'boolean' },
} as const

type Values = ClaimValues &
  WithdrawalValues &
  CustodyValues &
  CorrectionValues &
  MemberValues & {
    readonly save?: string
    readonly all?: boolean
  }

export function parseCommand(args: readonly string[]): Parsed {
  let parsed: ReturnType<typeof parseOptions>
  try {
    parsed = parseOptions(args)
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
  const { database, help, code: typed, ...values } = parsed.values
  if (help) return { help: true }
  const command = commandOf(parsed.positionals, values)
  if ('problem' in command) return command
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
  'documents approve': ['as'],
  'documents reject': ['reason', 'as'],
  flags: [],
}

function commandOf(words: readonly string[], values: Values): Command | Problem {
  const other =
    officeCommandOf(words, values) ??
    membersCommandOf(words, values) ??
    plansCommandOf(words, values) ??
    claimsCommandOf(words, values) ??
    clientsCommandOf(words, values) ??
    correctionsCommandOf(words, values) ??
    custodyCommandOf(words, values) ??
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
  if (name === 'documents show') return showOf(id.toLowerCase(), values)
  return decisionOf(name, id.toLowerCase(), values)
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function whichOf({ all }: Values): 'waiting' | 'all' {
  return all ? 'all' : 'waiting'
}

function showOf(id: string, { save: path, as: by }: Values): Command | Problem {
  if (path === undefined) return { kind: 'show', id }
  return by?.trim() ? { kind: 'save', id, path, by: by.trim() } : noActor
}

function decisionOf(name: string, id: string, { as, reason: typed }: Values): Command | Problem {
  const by = as?.trim()
  if (!by) return noActor
  if (name === 'documents approve') return { kind: 'approve', id, by }
  const reason = reasonFrom(typed ?? '')
  if (reason === undefined) {
    return { problem: 'Rejecting needs a --reason of at most 500 characters.' }
  }
  return { kind: 'reject', id, reason, by }
}

const noActor = { problem: 'Say who acts: --as ADDRESS' }
