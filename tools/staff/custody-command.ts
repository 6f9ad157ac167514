// Commands about coins that the operator moved themselves: one member of staff notes a movement,
// another confirms it.

import { type Coin, coins, unitsFromText } from '#kernel/coins.ts'
import type { MovementKind } from '#server/money/reconciliation/custody.ts'

export type CustodyCommand = { readonly kind: 'custody' } & (
  | { readonly verb: 'list' }
  | {
      readonly verb: 'note'
      readonly moved: MovementKind
      readonly coin: Coin
      readonly txid: string
      readonly units: bigint | undefined
      readonly by: string
    }
  | { readonly verb: 'confirm' | 'drop'; readonly id: string; readonly by: string }
)

export type CustodyValues = { readonly as?: string; readonly amount?: string }

type Problem = { readonly problem: string }

/** As they are typed. */
const movements: ReadonlyMap<string, MovementKind> = new Map([
  ['sweep', 'sweep'],
  ['top-up', 'top_up'],
  ['paid-elsewhere', 'paid_elsewhere'],
])

/** Which options each verb knows. */
const known: Readonly<Record<string, readonly string[]>> = {
  list: [],
  sweep: ['as', 'amount'],
  'top-up': ['as'],
  'paid-elsewhere': ['as'],
  confirm: ['as'],
  drop: ['as'],
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const transaction = /^(0x)?[0-9a-f]{64}$/i

/** Undefined where it is a command about something else. `values` are the options given. */
export function custodyCommandOf(
  words: readonly string[],
  values: CustodyValues,
): CustodyCommand | Problem | undefined {
  const [topic, verb = '', ...rest] = words
  if (topic !== 'custody') return undefined
  const allowed = known[verb]
  if (!allowed) return { problem: `Unknown: custody ${verb}`.trim() }
  const strange = Object.keys(values).find((option) => !allowed.includes(option))
  if (strange) return { problem: `--${strange} is not for "custody ${verb}".` }
  const moved = movements.get(verb)
  const more = rest.slice(verb === 'list' ? 0 : moved ? 2 : 1)
  if (more.length > 0) return { problem: `Too many words: ${more.join(' ')}` }
  if (verb === 'list') return { kind: 'custody', verb }
  const by = values.as?.trim()
  if (!by) return { problem: 'Say who acts: --as ADDRESS' }
  if (moved) return noteOf(moved, rest, { by, amount: values.amount })
  const [id = ''] = rest
  if (!uuid.test(id)) return { problem: `This is no id of a movement: ${id}` }
  return { kind: 'custody', verb: verb === 'drop' ? 'drop' : 'confirm', id: id.toLowerCase(), by }
}

function noteOf(
  moved: MovementKind,
  [typed = '', txid = '']: readonly string[],
  { by, amount }: { readonly by: string; readonly amount: string | undefined },
): CustodyCommand | Problem {
  const coin = coins.find((one) => one === typed.toLowerCase())
  if (!coin) return { problem: `Say which coin: ${coins.join(', ')}.` }
  if (!transaction.test(txid)) return { problem: `This is no id of a transaction: ${txid}` }
  const units = amount === undefined ? undefined : unitsFromText(coin, amount)
  if (amount !== undefined && units === undefined) {
    return { problem: `This is no amount of ${coin}: ${amount}` }
  }
  return { kind: 'custody', verb: 'note', moved, coin, txid: txid.toLowerCase(), units, by }
}
