// Commands about withdrawals, for scripts of a wallet or a bank: what waits, what is prepared, what
// was sent. Who says yes or no to one does so in the office.

import { reasonFrom } from '#server/identity/documents/document.ts'

export type WithdrawalsCommand = { readonly kind: 'withdrawals' } & (
  | { readonly verb: 'list'; readonly which: 'waiting' | 'all' }
  | { readonly verb: 'show'; readonly id: string }
  | {
      readonly verb: 'prepare'
      readonly id: string
      readonly by: string
      readonly path?: string
      readonly anew?: boolean
    }
  | { readonly verb: 'sent'; readonly id: string; readonly by: string; readonly txid: string }
  | { readonly verb: 'paid'; readonly id: string; readonly by: string; readonly reference: string }
  | { readonly verb: 'bank-files' }
  | BankDeed
)

type BankDeed =
  | {
      readonly verb: 'bank-file'
      readonly path: string
      readonly by: string
      /** One that was made before; without it a new one. */
      readonly file?: string
    }
  | {
      readonly verb: 'bank-refused'
      /** Of a withdrawal, or of a bank file. */
      readonly id: string
      readonly by: string
      readonly reason: string
    }

export type BankCommand = { readonly kind: 'withdrawals' } & BankDeed

export type WithdrawalValues = {
  readonly as?: string
  readonly all?: boolean
  readonly save?: string
  readonly anew?: boolean
  readonly reason?: string
  readonly transaction?: string
  readonly reference?: string
}

type Problem = { readonly problem: string }

/** Which options each verb knows. */
const known: Readonly<Record<string, readonly (keyof WithdrawalValues)[]>> = {
  list: ['all'],
  show: [],
  prepare: ['as', 'save', 'anew'],
  'bank-files': [],
  'bank-file': ['as', 'save'],
  'bank-refused': ['as', 'reason'],
  sent: ['as', 'transaction'],
  paid: ['as', 'reference'],
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Undefined where it is a command about something else. `values` are the options given. */
export function withdrawalsCommandOf(
  words: readonly string[],
  values: WithdrawalValues,
): WithdrawalsCommand | Problem | undefined {
  const [topic, verb = '', ...rest] = words
  if (topic !== 'withdrawals') return undefined
  const allowed = known[verb]
  if (!allowed) return { problem: `Unknown: withdrawals ${verb}`.trim() }
  const strange = Object.keys(values).find((option) => !allowed.some((it) => it === option))
  if (strange) return { problem: `--${strange} is not for "withdrawals ${verb}".` }
  const isOfAll = verb === 'list' || verb === 'bank-files'
  const [id = '', ...more] = isOfAll ? ['', ...rest] : rest
  if (more.length > 0) return { problem: `Too many words: ${more.join(' ')}` }
  const isNew = isOfAll || (verb === 'bank-file' && id === '')
  const what = whatOf[verb] ?? 'withdrawal'
  if (!isNew && !uuid.test(id)) return { problem: `This is no id of a ${what}: ${id}` }
  return commandOf(verb, id.toLowerCase(), values)
}

const whatOf: Readonly<Record<string, string>> = {
  'bank-file': 'bank file',
  'bank-refused': 'withdrawal or bank file',
}

function commandOf(
  verb: string,
  id: string,
  values: WithdrawalValues,
): WithdrawalsCommand | Problem {
  const kind = 'withdrawals'
  if (verb === 'list') return { kind, verb, which: values.all ? 'all' : 'waiting' }
  if (verb === 'bank-files') return { kind, verb }
  if (verb === 'show') return { kind, verb, id }
  const by = values.as?.trim()
  if (!by) return { problem: 'Say who acts: --as ADDRESS' }
  const { save: path } = values
  if (verb === 'prepare') {
    const anew = values.anew ? ({ anew: true } as const) : {}
    return { kind, verb, id, by, ...(path === undefined ? {} : { path }), ...anew }
  }
  if (verb === 'bank-file') {
    if (!path) return { problem: 'Say where the file goes: --save FILE' }
    return { kind, verb, by, path, ...(id === '' ? {} : { file: id }) }
  }
  if (verb === 'bank-refused') {
    const reason = reasonFrom(values.reason ?? '')
    return reason === undefined
      ? { problem: `"withdrawals ${verb}" needs a --reason of at most 500 characters.` }
      : { kind, verb, id, by, reason }
  }
  if (verb === 'sent') {
    const txid = values.transaction?.trim()
    return txid
      ? { kind, verb, id, by, txid }
      : { problem: 'Say which transaction pays it: --transaction ID' }
  }
  const reference = reasonFrom(values.reference?.slice(0, 100) ?? '')
  return reference === undefined
    ? { problem: 'Say what the bank calls it: --reference TEXT' }
    : { kind, verb: 'paid', id, by, reference }
}
