// Money that comes in a made-up world: by card with every ending a test card has, and in coins that
// are asked for, come late, come unasked, come twice or never.

import { type TestCard, testCardNames, testCards } from '#contract/public/test-cards.ts'
import { type Coin, coins, unitsFromText } from '#kernel/coins.ts'
import { cents } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { hour, later, minute, second } from '#kernel/time.ts'
import { deliverMessages } from '#server/money/cards/deliver-messages.ts'
import { depositByCard } from '#server/money/cards/deposit-by-card.ts'
import { takeMessage } from '#server/money/cards/take-message.ts'
import { askDeposit } from '#server/money/deposits/ask-deposit.ts'
import { cancelDeposit } from '#server/money/deposits/cancel-deposit.ts'
import { giveUpUnpaid, watchOutputs } from '#server/money/deposits/watch-outputs.ts'
import { oneOf } from '../faults/dice.ts'
import { samplePaper } from './papers.ts'
import type { Living, World } from './world.ts'

/** Of most clients little, of some a lot; of who came first enough for a plan. */
function amountOf({ dice }: World, { zeal, number }: Living) {
  const most = zeal > 15 ? 4_000_000 : zeal > 10 ? 600_000 : 90_000
  return cents(BigInt((number < 12 ? 350_000 : 2_000) + dice(most)))
}

export async function payByCard(world: World, who: Living, card?: TestCard): Promise<void> {
  const { clock, dice, money, cards } = world
  await clock.pass(minute)
  const name = card ?? (dice(3) === 0 ? oneOf(dice, testCardNames) : 'approved')
  const made = await cards.tokenise({ number: testCards[name].number, cvv: '123' })
  if ('wrong' in made) throw new Error(`the card ${name} is wrong`)
  const usd_amount = cents(BigInt(1_000 + dice(80_000)))
  const year = new Date(clock.now()).getUTCFullYear() + 2
  const holder_name = `${who.firstname} ${who.lastname}`.slice(0, 100)
  const fields = { usd_amount, token: made.token, holder_name, month: 12, year, zip_code: '1012AB' }
  const ip = `198.51.${who.number >> 8}.${who.number & 255}`
  const asked = await depositByCard(money.cards, { clientId: who.id, fields, ip, orderKey: null })
  if (isRefusal(asked) || !asked.next) return
  // A step that the bank asks for: some do it, some refuse, some go away.
  const url = asked.next.url
  const answer = dice(3)
  if (answer < 2) await cards.doStep(url.slice(url.indexOf('=') + 1), answer === 0)
}

/** What the card provider has to tell is told; who paid by the card for it disputes it. */
export async function hearOfCards({ money, cards, clock, db }: World): Promise<void> {
  const post = async (body: string, headers: Record<string, string>) => {
    const rawBody = Buffer.from(body)
    const header = (name: string) => headers[name]
    const taken = await takeMessage(money.cards, { rawBody, header, now: clock.now() })
    return isRefusal(taken) ? 400 : 200
  }
  while ((await deliverMessages({ db, clock, provider: cards, post })) > 0);
}

export async function payInCoins(world: World, who: Living): Promise<void> {
  const { clock, dice, money, chains } = world
  await clock.pass(minute)
  const coin = oneOf(dice, coins)
  const amount = amountOf(world, who)
  const picture = dice(6) === 0 ? await samplePaper('Receipt', dice) : undefined
  const wish = { clientId: who.id, coin, amount, quote: undefined, picture, orderKey: null }
  const asked = await askDeposit(money.deposits, wish)
  if (isRefusal(asked) || !asked.ask?.quote || !asked.address) return
  const { units } = asked.ask.quote
  await clock.pass(minute)
  switch (dice(12)) {
    case 0:
      await cancelDeposit(money.deposits, who.id, asked.id)
      return
    case 1:
      // Nothing comes of it.
      return
    case 2:
      // Later than the rate holds.
      await clock.pass(hour)
      break
    case 3: {
      // Too little to be worth a block.
      await chains[coin].faucet(asked.address, units / 100_000n + 1n)
      return
    }
    case 4:
      // Once more, unasked.
      await chains[coin].faucet(asked.address, units / 2n)
      break
    default:
  }
  await chains[coin].faucet(asked.address, units)
}

/** Blocks until what came is deep enough, and looks at them. */
export async function letChainsGo(world: World): Promise<void> {
  await look(world)
  for (const coin of coins) {
    await grow(world, coin, 1)
    await look(world, coin)
    await grow(world, coin, blocks[coin])
    await look(world, coin)
  }
  await giveUpUnpaid(world.money.deposits)
}

/** One more than each coin waits for. */
const blocks: Readonly<Record<Coin, number>> = { btc: 4, eth: 21, ltc: 13 }
const longestBlock = 6 * second

async function grow({ clock, chains }: World, coin: Coin, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    await clock.to(later(clock.now(), longestBlock))
    await chains[coin].mine()
  }
}

async function look({ money, chains }: World, only?: Coin): Promise<void> {
  for (const coin of only ? [only] : coins) await watchOutputs(money.deposits, chains[coin])
}

/** A payment that has been seen and waits for its blocks. */
export async function payJustNow(world: World, who: Living): Promise<void> {
  const { chains, money, clock } = world
  const units = unitsFromText('btc', '0.0123') ?? 0n
  const wish = { quote: undefined, picture: undefined, orderKey: null }
  const amount = cents(50_000n)
  const asked = await askDeposit(money.deposits, { ...wish, clientId: who.id, coin: 'btc', amount })
  if (isRefusal(asked) || !asked.address) return
  await clock.pass(second)
  await chains.btc.faucet(asked.address, units)
  await look(world, 'btc')
}
