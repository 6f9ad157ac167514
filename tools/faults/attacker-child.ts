// A process that attacks a server until it is killed, and tells how much it did when asked.

import { setPriority } from 'node:os'
import { type AttackName, type AttackTarget, attacks, type Tally } from './attacks.ts'

export type AttackerOptions = AttackTarget & { readonly attack: AttackName }

const tally: Tally = { asked: 0, closed: 0 }

process.once('message', ({ attack, ...target }: AttackerOptions) => {
  // It takes the time that the others leave: real ones bring machines of their own.
  setPriority(19)
  attacks[attack](target, tally)
  setInterval(() => process.send?.(tally), 250)
})
process.once('disconnect', () => process.exit(1))
