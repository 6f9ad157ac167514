// Money that leaves a made-up world: asked for by clients with a code from their mail.

import { coins } from '#kernel/coins.ts'
import { cents, type Usd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { minute, second } from '#kernel/time.ts'
import { accountIn } from '#server/identity/clients/hold-account.ts'
import { mailProof } from '#server/identity/factors/mail-proof.ts'
import { testAddressOf } from '#server/money/methods/test-address.ts'
import { askWithdrawal, deedOf } from '#server/money/withdrawals/ask-withdrawal.ts'
import { cancelWithdrawal } from '#server/money/withdrawals/end-withdrawal.ts'
import type { Withdrawal } from '#server/money/withdrawals/withdrawal.ts'
import { codeLetter } from '#server/money/withdrawals/withdrawal-letters.ts'
import { oneOf } from '../faults/dice.ts'
import type { Living, World } from './world.ts'

/** Two in a hundred have this one, and somebody else has it too: they are flagged. */
const shared = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const sharedOneIn = 45

export async function askForMoney(
  world: World,
  who: Living,
  wanted?: 'everything',
): Promise<Withdrawal | undefined> {
  const { clock, dice, db, money, past } = world
  await clock.pass(wanted ? 10 * second : minute)
  const { balance } = await db.transaction((tx) => accountIn(tx, who.id, 'real'))
  const most = balance / 100n
  if (most < 60n) return undefined
  const part = wanted ? 100n : dice(5) === 0 ? 90n : BigInt(1 + dice(20))
  const amount = cents((balance * part) / 100n) as Usd
  const wish = { amount, to: placeOf(world, who, wanted), label: undefined, orderKey: null }
  const deed = deedOf(wish)
  let proof = ''
  const mailed = await db.transaction((tx) =>
    mailProof(
      tx,
      { clientId: who.id, deed },
      (code) => {
        proof = code
        return (client) => codeLetter(client, { code, ...deed })
      },
      money.withdrawals,
    ),
  )
  if (isRefusal(mailed)) return undefined
  await clock.pass(20 * second)
  const asked = await askWithdrawal(money.withdrawals, who.id, { ...wish, proof })
  if (isRefusal(asked)) return undefined
  past.withdrawals += 1
  if (wanted || past.withdrawals % 10 > 0) return asked
  await clock.pass(minute)
  await cancelWithdrawal(money.withdrawals, who.id, { id: asked.id, orderKey: null })
  return undefined
}

function placeOf({ dice }: World, { number }: Living, wanted?: 'everything') {
  if (!wanted && dice(3) > 0) {
    const own = testAddressOf(oneOf(dice, coins), String(number))
    return { wallet: number % sharedOneIn === 0 ? shared : own }
  }
  const account_number = String(100_000_000 + number)
  const bank_name = oneOf(dice, ['First Bank', 'Bank of the Long Name and Sons of Amsterdam'])
  const routing_number = '021000021'
  return { bank: { account_number, bank_name, routing_number, type: 'Checking' } } as const
}
