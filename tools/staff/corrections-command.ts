// Commands about corrections: one member of staff proposes one, another confirms it.

import { type Usd, usdFromNumber } from '#kernel/money.ts'
import { reasonFrom } from '#server/identity/documents/document.ts'

type Proposed = { readonly reason: string; readonly by: string } & (
  | { readonly wish: 'deposit_restored'; readonly id: string }
  | {
      readonly wish: 'withdrawal_returned'
      readonly id: string
      readonly amount: Usd
      readonly reference: string
    }
  | { readonly wish: 'goodwill'; readonly known: string; readonly amount: Usd }
)

export type CorrectionsCommand = { readonly kind: 'corrections' } & (
  | { readonly verb: 'list'; readonly which: 'waiting' | 'all' }
  | ({ readonly verb: 'propose' } & Proposed)
  | { readonly verb: 'confirm' | 'withdraw'; readonly id: string; readonly by: string }
)

export type CorrectionValues = {
  readonly as?: string
  readonly all?: boolean
  readonly amount?: string
  readonly reason?: string
  readonly reference?: string
}

type Problem = { readonly problem: string }

/** Which options each verb, and each kind that is proposed, knows. */
const known: Readonly<Record<string, readonly string[]>> = {
  list: ['all'],
  'propose deposit-restored': ['as', 'reason'],
  'propose withdrawal-returned': ['as', 'reason', 'amount', 'reference'],
  'propose goodwill': ['as', 'reason', 'amount'],
  confirm: ['as'],
  withdraw: ['as'],
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Undefined where it is a command about something else. `values` are the options given. */
export function correctionsCommandOf(
  words: readonly string[],
  values: CorrectionValues,
): CorrectionsCommand | Problem | undefined {
  const [topic, verb = '', ...rest] = words
  if (topic !== 'corrections') return undefined
  const name = verb === 'propose' ? `${verb} ${rest.shift() ?? ''}`.trim() : verb
  const allowed = known[name]
  if (!allowed) return { problem: `Unknown: corrections ${name}`.trim() }
  const strange = Object.keys(values).find((option) => !allowed.includes(option))
  if (strange) return { problem: `--${strange} is not for "corrections ${name}".` }
  const [id = '', ...more] = verb === 'list' ? ['', ...rest] : rest
  if (more.length > 0) return { problem: `Too many words: ${more.join(' ')}` }
  const kind = 'corrections'
  if (verb === 'list') return { kind, verb, which: values.all ? 'all' : 'waiting' }
  const isWho = name === 'propose goodwill'
  if (isWho && !/^\d{1,18}$|@/.test(id)) {
    return { problem: 'Say whose account: an id or an e-mail address.' }
  }
  if (!isWho && !uuid.test(id)) return { problem: `This is no id: ${id}` }
  const by = values.as?.trim()
  if (!by) return { problem: 'Say who acts: --as ADDRESS' }
  if (verb !== 'propose') {
    return { kind, verb: verb === 'confirm' ? verb : 'withdraw', id: id.toLowerCase(), by }
  }
  return proposalOf(name, isWho ? id : id.toLowerCase(), { ...values, as: by })
}

function proposalOf(
  name: string,
  id: string,
  { as: by, ...values }: CorrectionValues & { readonly as: string },
): CorrectionsCommand | Problem {
  const reason = reasonFrom(values.reason ?? '')
  if (reason === undefined) {
    return { problem: 'Say why: a --reason of at most 500 characters, for the client to read.' }
  }
  const common = { kind: 'corrections', verb: 'propose', reason, by } as const
  if (name === 'propose deposit-restored') return { ...common, wish: 'deposit_restored', id }
  const amount = dollarsFrom(values.amount)
  if (amount === undefined) return { problem: 'Say how many dollars: --amount 12.50' }
  if (name === 'propose goodwill') return { ...common, wish: 'goodwill', known: id, amount }
  const reference = values.reference?.trim().slice(0, 100)
  if (!reference) return { problem: 'Say what the bank calls it: --reference TEXT' }
  return { ...common, wish: 'withdrawal_returned', id, amount, reference }
}

function dollarsFrom(text: string | undefined): Usd | undefined {
  if (text === undefined || !/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined
  return usdFromNumber(Number(text))
}
