// What goes wrong on purpose on the practice exchange, when, and with which calls: read from a text
// such as `timeout_done=2@AddOrder~500`, and decided by counting and by a seed, so that a run can
// be had again.

/** Each with what `~` says of it, and what it is where nothing is said. */
export const faults = {
  rate_limit: { does: 'refuses the request, as too many came', value: null, unit: '' },
  too_many: { does: 'answers 429 with seconds to wait', value: 2, unit: 's' },
  ban: { does: 'refuses this and all that comes for a while', value: 5_000, unit: 'ms' },
  nonce: {
    does: 'says that the number or the time of the request is wrong',
    value: null,
    unit: '',
  },
  clock: { does: 'has its own clock go ahead', value: 5_000, unit: 'ms' },
  partial: { does: 'has a book only so deep, in thousandths', value: 100, unit: '‰' },
  duplicate_fill: { does: 'tells of a fill twice on the stream', value: null, unit: '' },
  disconnect: { does: 'drops the stream instead of telling', value: null, unit: '' },
  timeout_done: {
    does: 'does what was asked, and hangs up without a word',
    value: 500,
    unit: 'ms',
  },
  timeout_lost: { does: 'does nothing, and hangs up without a word', value: 500, unit: 'ms' },
  unknown_order: { does: 'does not know the new order for a while', value: 2_000, unit: 'ms' },
  reject_late: { does: 'takes the order, and then rejects it', value: null, unit: '' },
  down: { does: 'answers 503 with a page', value: null, unit: '' },
  unavailable: { does: 'says in its own words that it is not available', value: null, unit: '' },
  slow: { does: 'answers late', value: 1_000, unit: 'ms' },
  revoked: { does: 'revokes the key of the request for good', value: null, unit: '' },
  malformed: { does: 'does what was asked, and answers half a JSON', value: null, unit: '' },
} as const

export type FaultName = keyof typeof faults

/** These are met by what is told of accounts, the others by requests. */
const ofStream: readonly FaultName[] = ['duplicate_fill', 'disconnect']

/** Of the requests, or of the messages of the stream, that it is about. */
type When =
  | { readonly every: number }
  | { readonly share: number }
  | { readonly among: readonly (readonly [from: number, to: number])[] }

export type FaultRule = {
  readonly name: FaultName
  readonly when: When
  /** Null: all of them. */
  readonly calls: readonly string[] | null
  readonly value: number
}

/** A rule and how many requests it has seen. */
export type CountedRule = { readonly rule: FaultRule; readonly seen: number }

export type FaultPlan = { readonly seed: number; readonly rules: readonly CountedRule[] }

export function newPlan(seed: number, rules: readonly FaultRule[]): FaultPlan {
  return { seed, rules: rules.map((rule) => ({ rule, seen: 0 })) }
}

/** What is wrong with a rule, as the end of "must be". */
export type WrongFault = { readonly mustBe: string }

export const faultForm = 'NAME=WHEN[@CALL[+CALL...]][~VALUE]'

export function faultFrom(text: string): FaultRule | WrongFault {
  const match = /^(\w+)=([^@~]+)(?:@([^~]+))?(?:~(\d{1,7}))?$/.exec(text)
  if (!match) return { mustBe: faultForm }
  const [, name = '', when = '', calls, value] = match
  if (!isFault(name)) return { mustBe: `one of ${Object.keys(faults).join(', ')}` }
  const read = whenFrom(when)
  if (!read) return { mustBe: 'said when: *, 3, 2-5, 10-, 1,4, /6 (every sixth) or 0.05 (a share)' }
  return {
    name,
    when: read,
    calls: calls?.split('+') ?? null,
    value: value === undefined ? (faults[name].value ?? 0) : Number(value),
  }
}

function isFault(name: string): name is FaultName {
  return Object.hasOwn(faults, name)
}

function whenFrom(text: string): When | undefined {
  if (text === '*') return { every: 1 }
  if (/^\/[1-9]\d{0,5}$/.test(text)) return { every: Number(text.slice(1)) }
  if (/^(0\.\d{1,6}|1\.0)$/.test(text)) return { share: Number(text) }
  const parts = text.split(',').map((part) => /^(\d{1,7})(-(\d{1,7})?)?$/.exec(part))
  const among = parts.flatMap((match) => {
    if (!match) return []
    const [, from = '', open, to] = match
    const last = open === undefined ? Number(from) : to === undefined ? Infinity : Number(to)
    return [[Number(from), last] as const]
  })
  const isWhole =
    among.length === parts.length && among.every(([from, to]) => from >= 1 && from <= to)
  return isWhole ? { among } : undefined
}

/** Which faults a call meets, and the plan from there on. `calls`: all names that it goes by. */
export function metBy(
  plan: FaultPlan,
  calls: readonly string[],
  on: 'request' | 'stream' = 'request',
): { readonly plan: FaultPlan; readonly met: readonly FaultRule[] } {
  const met: FaultRule[] = []
  const rules = plan.rules.map(({ rule, seen: before }) => {
    const isMeant = rule.calls?.some((call) => calls.includes(call)) ?? true
    if (!isMeant || ofStream.includes(rule.name) !== (on === 'stream'))
      return { rule, seen: before }
    const seen = before + 1
    if (isDue(plan.seed, rule, seen)) met.push(rule)
    return { rule, seen }
  })
  return { plan: { ...plan, rules }, met }
}

function isDue(seed: number, { name, when }: FaultRule, seen: number): boolean {
  if ('every' in when) return seen % when.every === 0
  if ('share' in when) return drawn(seed, name, seen) < when.share
  return when.among.some(([from, to]) => seen >= from && seen <= to)
}

/** Uniform in [0, 1), and the same for the same arguments. */
function drawn(seed: number, name: string, place: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ place
  for (const sign of name) hash = mixed(hash ^ sign.charCodeAt(0))
  return (mixed(mixed(hash)) >>> 0) / 2 ** 32
}

/** A finaliser of a common hash: each bit of what goes in turns half of those that come out. */
function mixed(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return hash ^ (hash >>> 16)
}
