// What `npm run exchange -- --help` says.

import { faultForm, faults } from '#server/automation/practice/fault.ts'

const lines = Object.entries(faults).map(([name, { does, value, unit }]) => {
  const usual = value === null ? '' : ` (~${value} ${unit})`
  return `  ${name.padEnd(15)} ${does}${usual}`
})

export const help = `npm run exchange -- [--replay FILE | --simulate SEED | --price MARKET=PRICE]
                     [--speed N] [--port N] [--state FILE] [--fault RULE] [--seed N]
                     [--unlimited]

--price and --fault may be given several times.

Listens on this machine only, below /kraken and /binance, with one account of 100,000 USD, 100,000
USDT and 2 BTC and a key of each kind that may trade, and one of each that may also withdraw. It
prints them.

  --replay     recorded prices, as npm run calibrate reads them, of several files with commas
               between them; SYMBOL=FILE where the name does not say what it is of. They begin
               again at their end
  --simulate   prices made up of a seed (default: --simulate practice)
  --price      a market that stands still until POST /control/price moves it
  --speed      recorded seconds in one second, 0.1 to 60
  --port       0 takes any free one
  --state      a file that accounts, orders and keys are kept in, line by line; found again after a
               kill
  --fault      what goes wrong: ${faultForm}
  --seed       of the shares of faults
  --unlimited  nobody is told to wait

A rule says when, counted in requests from its first on: * (each), 3, 2-5, 10-, 1,4, /6 (every
sixth) or 0.05 (a share of them); which calls, such as AddOrder, Balance, POST.order, public or
private; and how much, e.g. timeout_done=2@AddOrder+POST.order~500.

${lines.join('\n')}

Whoever tests by it asks below /control, and is answered in JSON:

  POST /control/faults   rules, one a line, in the place of those before; none for none
  POST /control/price    MARKET PRICE, e.g. BTC/USD 50123.4, of a market of --price
  POST /control/key      {"shape": "kraken", "rights": ["query_funds", ...], "name": "..."}
  POST /control/revoke   a key
  GET  /control/books    balances, orders and fills, as the exchange itself has them
`
