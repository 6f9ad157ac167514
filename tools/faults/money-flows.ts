// The ways in which money comes, goes and is decided on, one at a time: what is prepared before,
// and then what the server may be killed in, until it has come to its end.

import { dollars, zeroUsd } from '#kernel/money.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import { askForPlan, askToCancel, type FirstPlan } from './money-asks.ts'
import { callOnce, callUntil, isClear } from './money-calls.ts'
import { type Person, staff, startMoney } from './money-install.ts'
import { askOffice, readOffice, sitDown } from './money-office.ts'
import { bringToDispute } from './money-provider.ts'
import {
  approved,
  asked,
  cardOf,
  cardTold,
  coinsAsked,
  coinsPaid,
  confirm,
  decide,
  done,
  funded,
  loseLast,
  makeFile,
  mustBe,
  rich,
  send,
  type Trial,
  tellUntil,
  until,
  withdrawing,
} from './money-ways.ts'

/** Prepares undisturbed, and says what comes then; that fails where it ends as it should not. */
type Flow = (trial: Trial) => Promise<() => Promise<void>>

const [eve, max] = staff

/** More than the demo operator takes care of, and no more than one member of staff may approve. */
const usual = 1_500_00
const forTwo = 12_000_00

const firstPlan = 'Beginner-3000'
const higherPlan = 'Gold-7600'
/** As much as the first plan takes. */
const forFirst = 3_500_00

export const moneyFlows = {
  'card asked': async (trial) => {
    const person = await rich(trial)
    return async () => void (await cardOf(trial, person, { card: 'approved', cents: 150_00 }))
  },
  'card credited': (trial) => cardTold(trial, 'approved', 'approved'),
  'card declined': (trial) => cardTold(trial, 'declined', 'rejected'),
  'card disputed': async (trial) => {
    const person = await rich(trial)
    const id = await cardOf(trial, person, { card: 'dispute', cents: 150_00 })
    await tellUntil(trial, id, 'approved')
    await bringToDispute(trial.doing.install, id)
    return () => tellUntil(trial, id, 'reversed')
  },
  'bitcoin asked': async (trial) => {
    const person = await rich(trial)
    return async () => void (await coinsAsked(trial, person, 'btc'))
  },
  'bitcoin credited': (trial) => coinsPaid(trial, 'btc', true),
  'ether credited': (trial) => coinsPaid(trial, 'eth', true),
  'bitcoin credited, nobody asked': (trial) => coinsPaid(trial, 'btc', false),
  'bitcoin taken back by its chain': async (trial) => {
    const pay = await coinsPaid(trial, 'btc', true)
    await pay()
    return () => loseLast(trial, 'btc')
  },
  'withdrawal asked': (trial) => withdrawing(trial, { cents: usual }),
  'withdrawal to a bank asked': (trial) => withdrawing(trial, { cents: usual, isBank: true }),
  'withdrawal cancelled': async (trial) => {
    const { person, id } = await asked(trial, { cents: usual })
    const asking = { person, key: `${trial.key}-cancel`, repeats: 0 }
    return async () => {
      done(await askToCancel(trial.doing, asking, { id, cents: usual }))
    }
  },
  'withdrawal approved': async (trial) => {
    const { id } = await asked(trial, { cents: usual })
    return () => decide(trial, id, [eve])
  },
  'withdrawal approved by two': async (trial) => {
    const { id } = await asked(trial, { cents: forTwo })
    return () => decide(trial, id, [eve, max])
  },
  'withdrawal rejected': async (trial) => {
    const { id } = await asked(trial, { cents: usual })
    return async () => {
      const path = `/withdrawals/${id}/rejection`
      await askOffice(trial.doing, max, { path, body: { reason: 'No.' } })
      await mustBe(trial, id, 'rejected')
    }
  },
  'payout sent': async (trial) => {
    const { id } = await approved(trial, { cents: usual })
    return () => send(trial, id)
  },
  'payout confirmed': async (trial) => {
    const { id } = await approved(trial, { cents: usual })
    await send(trial, id)
    return () => confirm(trial, id)
  },
  'withdrawal paid by the demo operator': async (trial) => {
    const { id } = await asked(trial, { cents: 300_00 })
    return () => confirm(trial, id)
  },
  'bank file made': async (trial) => {
    const { id } = await approved(trial, { cents: usual, isBank: true })
    return () => makeFile(trial, id)
  },
  'bank payment noted': async (trial) => {
    const { id } = await approved(trial, { cents: usual, isBank: true })
    await makeFile(trial, id)
    return async () => {
      const body = { reference: `BANK-${trial.key}` }
      await askOffice(trial.doing, eve, { path: `/withdrawals/${id}/payment`, body })
      await mustBe(trial, id, 'paid')
    }
  },
  'plan chosen': async (trial) => choosing(trial, await funded(trial, forFirst), firstPlan),
  'plan asked for': async (trial) => choosing(trial, await planned(trial, forFirst), higherPlan),
  'plan approved': async (trial) => {
    const { doing, key } = trial
    const person = await planned(trial, 8_000_00)
    const { data } = done(await askForPlan(doing, { person, key, repeats: 0 }, higherPlan))
    return async () => {
      await askOffice(doing, eve, { path: `/plan-requests/${data.id}/approval` })
      const { trading_plan: plan } = await planOf(trial, person)
      if (plan !== higherPlan) throw new Error(`the plan is ${plan}`)
    }
  },
  'demo filled again': async (trial) => {
    const { doing } = trial
    const person = await doing.install.addPerson(zeroUsd)
    return async () => {
      await callUntil(doing.caller, person, { method: 'POST', path: '/users/demo-topup' })
      const accounts = await accountsOf(doing.install.db, [person.clientId])
      const demo = accounts.find(({ book }) => book === 'demo')?.balance
      if (demo !== dollars(10_000)) throw new Error(`the demo has ${demo} cents`)
    }
  },
  'goodwill proposed': async (trial) => {
    const person = await rich(trial)
    return () => proposeOnce(trial, person)
  },
  'goodwill confirmed': async (trial) => {
    const { doing } = trial
    const person = await rich(trial)
    await proposeOnce(trial, person)
    const [{ id }] = await proposalsFor(trial, person)
    return async () => {
      const path = `/corrections/${id}/decision`
      await askOffice(doing, max, { path, body: { outcome: 'confirmed' } })
      const accounts = await accountsOf(doing.install.db, [person.clientId])
      const real = accounts.find(({ book }) => book === 'real')?.balance
      if (real !== dollars(startMoney + goodwill)) throw new Error(`they have ${real} cents`)
    }
  },
} as const satisfies Record<string, Flow>

export type FlowName = keyof typeof moneyFlows
export const flowNames = Object.keys(moneyFlows) as readonly FlowName[]

/** In dollars. */
const goodwill = 25

/** They have put in so much, and have their first plan. */
async function planned(trial: Trial, cents: number): Promise<Person> {
  const { doing, key } = trial
  const person = await funded(trial, cents)
  done(await askForPlan(doing, { person, key: `${key}-first`, repeats: 0 }, firstPlan))
  return person
}

function choosing(trial: Trial, person: Person, plan: FirstPlan) {
  const { doing, key } = trial
  return async () => {
    await askForPlan(doing, { person, key, repeats: 0 }, plan)
    const { trading_plan: now, plan_request: open } = await planOf(trial, person)
    if (now !== plan && open?.plan !== plan) throw new Error(`the plan is ${now}`)
  }
}

async function planOf({ doing }: Trial, person: Person) {
  return done(await callUntil(doing.caller, person, { method: 'GET', path: '/users/plan' })).data
}

/** A proposal has no key: whoever was not answered looks whether it is there. */
async function proposeOnce(trial: Trial, person: Person): Promise<void> {
  const { doing } = trial
  const body = { amount: String(goodwill), reason: 'For the trouble.' }
  const path = `/office/clients/${person.clientId}/goodwill`
  await until(trial, 'a proposal', async () => {
    const desk = await sitDown(doing.install, eve)
    const reply = await callOnce(doing.caller.url, desk, { method: 'POST', path, body })
    return isClear(reply) || (await proposalsFor(trial, person)).length > 0
  })
  const count = (await proposalsFor(trial, person)).length
  if (count !== 1) throw new Error(`${count} proposals for client ${person.clientId}`)
}

async function proposalsFor({ doing }: Trial, { clientId }: Person) {
  const path = `/corrections?state=waiting&client=${clientId}`
  return done(await readOffice(doing, eve, path)).data
}
