// What a made-up world is made with: the use cases of the product on a database of its own, a clock
// in the past, chance that is the same for the same seed, and members of staff who sign in.

import type { StaffRole } from '#contract/staff/powers.ts'
import type { Coin } from '#kernel/coins.ts'
import { perCoin } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Config } from '#server/config.ts'
import { composeIdentity, type IdentityContext } from '#server/identity/compose-identity.ts'
import { composeInstall, type InstallContext } from '#server/install/compose-install.ts'
import { proveStaff } from '#server/install/operators/prove-staff.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { readTrusted } from '#server/install/operators/trust-settings.ts'
import type { SimulatedProvider } from '#server/money/cards/simulated.provider.ts'
import { createSimulatedProvider } from '#server/money/cards/simulated.provider.ts'
import { createSimulatedChain, type SimulatedChain } from '#server/money/chains/simulated.chain.ts'
import { composeMoney, type MoneyContext } from '#server/money/compose-money.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import { type Dice, diceOf, fractions } from '../faults/dice.ts'
import type { WorldClock } from './clock.ts'
import type { MadeUp } from './people.ts'

export type Living = MadeUp & {
  readonly id: ClientId
  readonly number: number
  /** How often and how high they trade, from 1 to 20. */
  readonly zeal: number
}

export type World = {
  readonly db: Database
  readonly clock: WorldClock
  readonly dice: Dice
  readonly random: Random
  readonly seal: Seal
  readonly install: InstallContext
  readonly identity: IdentityContext
  readonly money: MoneyContext
  readonly cards: SimulatedProvider
  readonly chains: Readonly<Record<Coin, SimulatedChain>>
  readonly clients: Living[]
  readonly past: Past
  readonly passwordHash: string
  /** Whoever has this role; `other` is somebody else who has it too. */
  readonly staff: (role: StaffRole, which?: 'one' | 'other') => Promise<Staff>
  /** Settings that were decided count from now on. */
  readonly readSettings: () => Promise<void>
  /** Stores what coins cost now, by which payouts are reckoned. */
  readonly priceCoins: () => Promise<void>
}

type Past = {
  /** The last picture that was sent. */
  paper: Uint8Array | undefined
  /** How often each was asked for, or done. */
  plans: number
  withdrawals: number
  messages: number
  chats: number
  /** Whose account stays frozen. */
  readonly frozen: Set<ClientId>
}

export type WorldNeeds = {
  readonly db: Database
  readonly config: Config
  readonly projectRoot: string
  readonly seal: Seal
  readonly clock: WorldClock
  readonly seed: number
  readonly passwordHash: string
  readonly rateNow: (coin: Coin) => string | undefined
  readonly priceCoins: () => Promise<void>
}

/** Who works in a world. Each password is the same and is printed: it is a sandbox. */
export const worldStaff = [
  { email: 'support@world.example', name: 'Sam Support', roles: ['support'] },
  { email: 'compliance@world.example', name: 'Chris Compliance', roles: ['compliance'] },
  { email: 'finance@world.example', name: 'Fay Finance', roles: ['finance'] },
  { email: 'risk@world.example', name: 'Rui Risk', roles: ['risk'] },
  { email: 'admin@world.example', name: 'Ada Administrator', roles: ['administrator'] },
  { email: 'auditor@world.example', name: 'Otto Auditor', roles: ['auditor'] },
  {
    email: 'second@world.example',
    name: 'Sasha Second',
    roles: ['support', 'compliance', 'finance', 'risk', 'administrator'],
  },
] as const satisfies readonly {
  readonly email: string
  readonly name: string
  readonly roles: readonly StaffRole[]
}[]

export async function openWorld(needs: WorldNeeds): Promise<World> {
  const { db, config, projectRoot, seal, clock, seed, rateNow } = needs
  const dice = diceOf(seed)
  const random = randomOf(seed)
  let settings: Settings = (await readTrusted(db, seal)).settings
  const composed = composeInstall({
    db,
    clock,
    config,
    seal,
    settings: () => settings,
    publicUrl: () => config.publicUrl ?? `http://localhost:${config.port}`,
    staffWithSecondFactor: () => 0,
    feed: () => undefined,
    alarm: () => {},
  })
  const install = { ...composed, random }
  const identity = composeIdentity({ ...install, onEnded: () => {} })
  const cards = createSimulatedProvider({ db, clock, random, seal, mode: 'sandbox' })
  const chains = perCoin((coin) => createSimulatedChain({ db, coin, clock, random }))
  const money = await composeMoney({
    ...install,
    projectRoot,
    trading: () => undefined,
    outside: {
      cards: { provider: cards, simulated: cards, fieldsPages: {} },
      chains: { of: (coin) => chains[coin], simulated: Object.values(chains) },
      rateNow,
    },
  })
  const proving = { db, clock, mode: install.mode, seal: async () => seal }
  return {
    db,
    clock,
    dice,
    random,
    seal,
    install,
    identity,
    money,
    cards,
    chains,
    clients: [],
    past: { paper: undefined, plans: 0, withdrawals: 0, messages: 0, chats: 0, frozen: new Set() },
    passwordHash: needs.passwordHash,
    priceCoins: needs.priceCoins,
    staff: async (role, which = 'one') => {
      const able = worldStaff.filter(({ roles }) => (roles as readonly StaffRole[]).includes(role))
      const email = (which === 'one' ? able[0] : able.at(-1))?.email ?? ''
      return done(await proveStaff(proving, { email, code: undefined, deed: 'at work' }))
    },
    readSettings: async () => {
      settings = (await readTrusted(db, seal)).settings
    },
  }
}

/** Bytes by the seed: secrets of a world are nobody's. */
function randomOf(seed: number): Random {
  const next = fractions(seed ^ 0x5eed)
  return (bytes) => Uint8Array.from({ length: bytes }, () => Math.floor(next() * 256))
}

/** A use case that says no is a world that was made wrongly. */
export function done<T>(outcome: T): Exclude<T, { readonly refused: string }> {
  if (isRefusal(outcome)) throw new Error(`a world was refused: ${JSON.stringify(outcome)}`)
  return outcome as Exclude<T, { readonly refused: string }>
}
