// What clients asked for with money, and what they were told, kept on their side in a process that
// is never killed: written down before it is asked, with the key that it is asked with again.

import { appendFileSync } from 'node:fs'
import { coins } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'

export const askedKinds = ['card', ...coins, 'withdraw', 'cancel', 'plan', 'trade'] as const
export type AskedKind = (typeof askedKinds)[number]

export type MoneyOutcome =
  /** With what it is called from then on. */
  | { readonly acked: string }
  | { readonly refused: string }
  /** Perhaps done, perhaps not. */
  | 'unknown'

export type MoneyEntry = {
  readonly key: string
  readonly kind: AskedKind
  readonly clientId: ClientId
  /** In cents; null where it is about none. */
  readonly cents: number | null
  /** Of a cancellation: of what. */
  readonly about?: string
  readonly outcome: MoneyOutcome
  readonly tries: number
}

export type MoneyJournal = {
  readonly asked: (entry: Omit<MoneyEntry, 'outcome' | 'tries'>) => void
  /** Once more with the same key. */
  readonly again: (key: string) => void
  /** What was answered; a second answer must be the same, and is told of where it is not. */
  readonly answered: (key: string, outcome: MoneyOutcome) => void
  readonly entries: () => readonly MoneyEntry[]
  readonly ackedOf: (clientId: ClientId, kinds: readonly AskedKind[]) => readonly MoneyEntry[]
  /** Answers that contradict an earlier one, in words. */
  readonly contradictions: readonly string[]
  readonly contradict: (words: string) => void
}

export function openMoneyJournal(path: string): MoneyJournal {
  const entries = new Map<string, MoneyEntry>()
  const contradictions: string[] = []
  const write = (line: object) =>
    appendFileSync(
      path,
      `${JSON.stringify(line, (_, it) => (typeof it === 'bigint' ? String(it) : it))}\n`,
    )
  const known = (key: string): MoneyEntry => {
    const entry = entries.get(key)
    if (!entry) throw new Error(`${key} was never asked`)
    return entry
  }
  return {
    contradictions,
    contradict: (words) => void contradictions.push(words),
    asked: (entry) => {
      write({ asked: entry })
      entries.set(entry.key, { ...entry, outcome: 'unknown', tries: 1 })
    },
    again: (key) => {
      const entry = known(key)
      entries.set(key, { ...entry, tries: entry.tries + 1 })
    },
    answered: (key, outcome) => {
      const entry = known(key)
      write({ key, outcome })
      const before = idOf(entry)
      if (before === null) entries.set(key, { ...entry, outcome })
      else if (before !== idOf({ outcome })) {
        contradictions.push(`${key} was ${before}, and asked again ${JSON.stringify(outcome)}`)
      }
    },
    entries: () => [...entries.values()],
    ackedOf: (clientId, kinds) =>
      [...entries.values()].filter(
        (it) => it.clientId === clientId && kinds.includes(it.kind) && idOf(it) !== null,
      ),
  }
}

export function idOf({ outcome }: Pick<MoneyEntry, 'outcome'>): string | null {
  return typeof outcome === 'object' && 'acked' in outcome ? outcome.acked : null
}
