// Every letter to clients, written with facts of each kind: a table that is complete, or a letter
// throws.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { keyEndings } from '#contract/client/exchange-keys.ts'
import type { Language } from '#contract/shared/languages.ts'
import { millis } from '#kernel/time.ts'
import { stopReasons } from '#server/automation/trader/trader-letters.ts'
import type { Addressee } from '#server/platform/letter.ts'
import type { Letter } from '#server/platform/mail.ts'

export const token = 'T0ken-'.repeat(5)
export const at = millis(Date.UTC(2026, 10, 21, 12, 34))

/** Somebody whose name is an attack, and whose record has what no letter may tell. */
export const client = {
  id: 77n,
  email: 'eve@example.org',
  firstname: '<b>Eve</b> & "Mallory"',
  lastname: 'SECRET-lastname',
  phone: 'SECRET-phone',
  passwordHash: 'SECRET-hash',
  referralCode: 'SECRET-code',
  grantRef: 'SECRET-grant',
}

const withdrawal = { amount: 25_000n, fee: 300n, destination: 'tb1q', bank: null }
const inCoins = { ...withdrawal, method: 'btc', payout: { units: 222_791n, rate: '110867.50' } }

type Write = (...args: readonly unknown[]) => unknown
type Sample = (write: Write, to: Addressee) => unknown

/** Most letters take the client, then the facts; some take the facts and give such a letter. */
const told =
  (...facts: readonly unknown[]): Sample =>
  (write, to) =>
    write(to, ...facts)
const curried =
  (...facts: readonly unknown[]): Sample =>
  (write, to) =>
    (write(...facts) as Write)(to)

const factorNews = [
  ...['totp_added', 'totp_removed', 'passkey_added', 'passkey_removed'],
  ...['recovery_codes_made', 'recovery_code_used'],
]

/** A call of each letter; several where it says different things. */
export const samples: Readonly<Record<string, readonly Sample[]>> = {
  confirmationLetter: [told(token)],
  alreadyClientLetter: [told()],
  closedClientLetter: [told()],
  resetLetter: [told(token)],
  passwordChangedLetter: [told()],
  digestLetter: [
    told([{ text: 'Your plan is now Gold.', at }]),
    told([
      { text: 'Your plan is now Gold.', at },
      { text: 'Your bot for BTC/USD has stopped by itself.', at },
    ]),
  ],
  priceAlertLetter: (['above', 'below', 'moved'] as const).map((kind) =>
    told({ kind, symbol: 'BTCUSD', price: '64218.4', time: '2026-11-28 21:40:05' }),
  ),
  newEmailLetter: [told(token)],
  newEmailNotice: [told()],
  addressTakenLetter: [told()],
  emailChangedLetter: [told()],
  emailGoneLetter: [told()],
  reusedTokenLetter: [told()],
  guessedAtLetter: [told()],
  newDeviceLetter: [told({ browser: '<i>Firefox</i>', at })],
  botEndedLetter: stopReasons.map((reason) =>
    told({ pair: 'BTC/USD', isLive: reason !== 'low_profit', reason }),
  ),
  webhookMadeLetter: [told({ url: 'bots.example' })],
  webhookEndedLetter: (['gone', 'failing'] as const).map((why) =>
    told({ url: 'bots.example', why }),
  ),
  tokenMadeLetter: [['read'], ['read', 'trade']].map((scopes) =>
    told({ name: 'My <b>bot</b>', scopes }),
  ),
  factorLetter: factorNews.map((what) => curried(what)),
  documentReceivedLetter: [told()],
  documentApprovedLetter: [told()],
  documentRejectedLetter: [told({ reason: 'Too <b>dark</b> & blurred' })],
  changeAskedLetter: [{ firstname: 'SECRET-new' }, { phone: 'SECRET-new', country: 'SECRET' }].map(
    (asked) => told(asked),
  ),
  changeApprovedLetter: [told({ country: 'SECRET-new' })],
  changeRejectedLetter: [told({ lastname: 'SECRET-new' }, 'Not <i>yours</i>')],
  identityReminderLetter: [told({ dueOn: '2026-12-07' })],
  identityExtendedLetter: [told({ dueOn: '2027-01-05' })],
  coolOffLetter: [told({ until: at })],
  selfExclusionLetter: [told({ until: at })],
  textsAmendedLetter: [
    told({
      texts: [{ text: 'terms', version: '2026-11-22' }],
      from: '2026-12-22',
      url: 'https://trade.example',
    }),
  ],
  depositReceivedLetter: [told({ coins: '0.01 BTC', needed: 3 })],
  depositLostLetter: [told({ coins: '0.01 BTC' })],
  depositCancelledLetter: [told({ amount: '250.00' }), told({ amount: null })],
  depositApprovedLetter: [
    ...[null, '2026-12-07'].map((identityDue) =>
      told({ amount: '250.00', came: { by: 'card' }, identityDue }),
    ),
  ],
  depositRejectedLetter: [
    told({ amount: '250.00', reason: 'Nothing <i>came</i>', reasonCode: null }),
    told({ amount: null, reason: '', reasonCode: 'coins_expired' }),
  ],
  depositReversedLetter: [
    told({ amount: '250.00', reason: 'The <i>chain</i> took it back', reasonCode: null }),
  ],
  planSetLetter: [told('gold')],
  planRequestedLetter: [told('gold')],
  planCancelledLetter: [told('gold')],
  planApprovedLetter: [told('gold')],
  planRejectedLetter: [told({ plan: 'gold', reason: 'Not <i>funded</i>' })],
  codeLetter: [
    told({ code: 'abcd-1234', amount: 25_000n, destination: 'tb1q<b>x</b>' }),
    told({ code: 'abcd-1234', destination: 'tb1q' }),
  ],
  destinationAddedLetter: [told({ wallet: 'tb1q' })],
  askedLetter: [
    told({ ...withdrawal, notBefore: null, stopToken: token }),
    told({ ...withdrawal, notBefore: at, stopToken: token }),
  ],
  approvedLetter: [told({ ...withdrawal })],
  sentLetter: [told({ ...inCoins, reference: 'ab12' })],
  paidLetter: [inCoins, { ...withdrawal, method: 'bank', payout: null }].map((paid) =>
    told({ ...paid, reference: 'ab12' }),
  ),
  rejectedLetter: [told({ ...withdrawal, reason: 'Not <i>yours</i>' })],
  cancelledLetter: ['client', 'mail'].map((by) => told({ ...withdrawal, by })),
  creditsBoughtLetter: [null, '2026-12-05'].map((until) =>
    told({ credits: '50.00', price: '50.00', paid: '57.50', invoice: '2026-000001', until }),
  ),
  creditsGivenBackLetter: [told({ credits: '20.00', paid: '23.00', creditNote: '2026-000002' })],
  creditsLowLetter: [told({ left: '-0.45' })],
  creditsNotBoughtLetter: [told({ credits: '50.00' })],
  creditsOverdueLetter: [told({ left: '-0.45', since: '2026-09-20' })],
  correctionLetter: ['deposit_restored', 'withdrawal_returned', 'goodwill'].map((kind) =>
    told({ kind, amount: '12.50', taken: '1.50', reason: 'Noted <b>twice</b>' }),
  ),
  endedLetter: ['cool_off', 'demo_ended', 'drawdown', 'unheard_of'].map((reason) =>
    told({ runs: 'demo', reason }),
  ),
  pausedLetter: [told({ reason: 'Odd <b>prices</b>' })],
  keyEndedLetter: keyEndings.map((ending) => told({ name: 'My <b>key</b>', ending })),
  demoEndedLetter: [told({ reason: 'Two <b>demos</b>' })],
  frozenLetter: [told({ reason: 'A <b>dispute</b>' })],
  unfrozenLetter: [told({ reason: 'Cleared <b>up</b>' })],
  closedByStaffLetter: [
    told({ keptUntil: '2031-11-21', givenUp: null, reason: 'A <b>dispute</b>' }),
    told({ keptUntil: '2031-11-21', givenUp: '9990.00', reason: 'Two accounts' }),
  ],
  closedLetter: [
    told({ keptUntil: '2031-11-21', givenUp: null }),
    told({ keptUntil: '2031-11-21', givenUp: '9990.00' }),
  ],
}

const folder = join(import.meta.dirname, '../src')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /-letters\.ts$/.test(file),
)
export type Written = { readonly name: string; readonly letter: Letter }
/** Every letter there is, to that client in a language. A letter without a sample throws. */
export async function lettersIn(language: Language): Promise<Written[]> {
  const letters: Written[] = []
  for (const file of files) {
    const module: Record<string, unknown> = await import(join(folder, file))
    for (const [name, write] of Object.entries(module)) {
      if (typeof write !== 'function') continue
      const calls = samples[name]
      if (!calls) throw new Error(`${name} of ${file} is in no row of the table`)
      for (const call of calls)
        letters.push({ name, letter: call(write as Write, { ...client, language }) as Letter })
    }
  }
  return letters
}
