// The automated trader on a client's own exchange account: its keys, its bots, and the practice
// exchange of a sandbox.

import type { KeyEnding, KeyStanding } from '#contract/client/exchange-keys.ts'
import type { OrderEnding } from '#contract/client/trader.ts'

const standings: Readonly<Record<KeyStanding, string>> = {
  live: 'may trade',
  dry: 'dry runs only',
  ended: 'no longer used',
}

const endings: Readonly<Record<KeyEnding, string>> = {
  removed: 'You removed it.',
  too_mighty: 'It came to may do more than trade and read.',
  not_accepted: 'The exchange no longer accepts it.',
}

const orderEndings: Readonly<Record<OrderEnding, string>> = {
  filled: 'filled',
  cancelled: 'cancelled',
  refused: 'refused by the exchange',
  funds: 'too little money there',
  key: 'key not accepted',
  lost: 'never arrived',
  left: 'left on the exchange',
}

/** Why a bot waits or stopped, why an order was made. */
const codes: Readonly<Record<string, string>> = {
  holds: 'It holds what it bought.',
  no_signal: 'The rule has nothing to say.',
  cool_down: 'It waits after a sale.',
  stop_loss_guard: 'It waits after too many stop losses.',
  out_of_hours: 'It is outside its hours.',
  no_price: 'The exchange shows no price.',
  trader_paused: 'Our staff has paused automated trading.',
  account_frozen: 'Your account is frozen.',
  self_excluded: 'You excluded yourself from trading.',
  cool_off: 'You took a cool-off from trading.',
  exchange_unsure: 'The exchange does not answer.',
  exchange_wait: 'The exchange asks us to wait.',
  exchange_key: 'The exchange does not accept the key.',
  exchange_refused: 'The exchange refused.',
  exchange_funds: 'There is too little money on the exchange.',
  drawdown: 'It has lost as much as you allowed.',
  low_profit: 'Its last trades have lost together.',
  too_little: 'What is left at risk is less than the exchange takes.',
  key_ended: 'Its key is no longer used. What is open on the exchange stays open there.',
  rule: 'rule',
  stop_loss: 'stop loss',
  stopped: 'stopped',
}

export const trader = {
  title: 'Exchange trader',
  lead:
    'Bots that trade by a rule on your own account at an exchange, on the spot only, within the ' +
    'money you put at risk. Each runs dry first, on paper.',
  risk: 'No rule here is known to win, and the exchange takes a fee of every trade.',
  standings,
  endings,
  orderEndings,
  codes,
  codeOther: 'It waits.',
  practiceTitle: 'Practice exchange',
  practiceLead: 'An exchange of this sandbox with play money, at the prices that you see here.',
  practiceOpen: 'Open an account',
  practiceKeyName: 'Name of the key',
  practiceMake: 'Make a key',
  practiceMakeMighty: 'Make one that may withdraw',
  practiceOnce: 'Shown this once. Copy both into the form below.',
  practiceRevoke: (name: string) => `Revoke ${name}`,
  practiceMighty: 'may withdraw',
  practiceRevoked: 'revoked',
  apiKey: 'Key',
  secret: 'Secret',
  keysTitle: 'Keys',
  keysLead:
    'A key that may only trade and read. We refuse one that can withdraw or transfer, keep what ' +
    'it signs with encrypted, and never show it again.',
  keysNone: 'No key yet.',
  keyAdd: 'Add the key',
  keyRemove: (name: string) => `Remove ${name}`,
  labels: {
    venue: 'Exchange',
    name: 'Name',
    api_key: 'Key',
    secret: 'Secret',
    key_id: 'Key',
    pair: 'Pair',
    rule: 'Rule',
    at_risk: 'Money at risk',
    stop_loss_percent: 'Stop loss, %',
    drawdown_percent: 'Stop after a loss of, %',
    cool_down_minutes: 'Wait after a sale, minutes',
    guard_stops: 'Stop losses that make it wait',
    guard_minutes: 'Within, and for, minutes',
    low_profit_trades: 'Trades that may not lose together',
    from_hour: 'Buys from hour (UTC)',
    to_hour: 'Buys until hour (UTC)',
  },
  botsTitle: 'Bots',
  botsNone: 'No bot yet. Add a key, then make one: it does nothing until you start it.',
  botMake: 'Make the bot',
  botNew: 'A new bot',
  pairHint: 'As the exchange writes it, such as BTC/USD.',
  riskHint: 'The most it can lose, in the second currency of the pair, fees included.',
  emptyIsOff: 'An empty field turns that protection off.',
  states: { stopped: 'stopped', running: 'running', stopping: 'being stopped' },
  dry: 'dry run',
  live: 'live',
  startDry: 'Start dry',
  startLive: 'Start live',
  liveAsk: (day: string, trade: string, left: string) =>
    'From then on it trades your money at the exchange. It costs ' +
    `${day} credits a day and ${trade} a trade; you have ${left}.`,
  liveSure: 'Trade for good',
  cancel: 'Cancel',
  liveFrom: (when: string) => `It may trade for good from ${when}.`,
  stopKeep: 'Stop, keep what it holds',
  stopSell: 'Stop and sell',
  held: 'Holds',
  cost: 'Cost',
  result: 'Result',
  fees: 'Fees',
  trades: (count: number, won: number) => `${count} (${won} won)`,
  tradesLabel: 'Trades',
  atRisk: 'At risk',
  ordersTitle: 'Orders',
  ordersNone: 'Nothing ordered yet.',
  order: {
    time: 'Time',
    side: 'Side',
    amount: 'Amount',
    paid: 'Money',
    fee: 'Fee',
    state: 'State',
  },
  sides: { buy: 'Buy', sell: 'Sell' },
  working: 'under way',
  paper: 'paper',
  ofAmount: (filled: string, amount: string) => `${filled} of ${amount}`,
}
