// Tournaments: what they are, taking part, trading chips, and how everybody stands.

import type { TournamentView } from '#contract/client/tournaments.ts'

const states: Record<TournamentView['state'], string> = {
  announced: 'Not begun yet',
  running: 'Running',
  ending: 'Over; the last trades are being settled',
  ended: 'Ended',
  cancelled: 'Cancelled',
}

export const tournaments = {
  title: 'Tournaments',
  lead:
    'Everybody begins with the same chips and trades them at the same prices and terms as ' +
    'dollars. Chips are no money and never become any; who has most of them at the end ' +
    'wins what ' +
    'was published before the start.',
  current: 'To come and running',
  none: 'There is no tournament for you now.',
  over: 'Ended',
  back: 'All tournaments',
  practice: (from: string) => `Practice tournament, ${from}`,
  states,
  youAreIn: 'you are in it',
  starts: 'Starts',
  ends: 'Ends',
  joinUntil: 'Can be joined until',
  fee: 'Entry',
  free: 'Free',
  demoDollars: (money: string) => `${money} demo`,
  pool: 'Prize pool',
  entrants: 'Entrants',
  entrantsOf: (count: number, seats: number | null) =>
    seats === null ? String(count) : `${count} of ${seats}`,
  facts: 'What it is',
  startChips: 'Everybody begins with',
  chips: (figure: string) => `${figure} chips`,
  rebuys: 'Beginning anew',
  rebuysMost: (most: number) => (most === 0 ? 'Not possible' : `${most} times at most`),
  poolTitle: 'How the pool is made',
  fees: 'Paid in entries',
  ofFees: (share: string) => `Of that into the pool (${share})`,
  added: 'Added by the house',
  prizes: 'Prizes',
  placeShare: (place: number, share: string) => `Place ${place} (${share})`,
  prizesNote:
    'As the pool is now, if every place is taken. What places get that nobody takes is split ' +
    'among those that are taken.',
  cancelledFor: (reason: string) => `Cancelled: ${reason} Fees went back.`,
  available: 'Your chips',
  staked: 'Staked on open trades',
  shownAs: 'Name on the board',
  shownAsHint: 'Others see it. Leave it empty to be shown by number.',
  rename: 'Change name',
  join: (fee: string | null) => (fee === null ? 'Join for free' : `Join for ${fee}`),
  sureJoin: (fee: string) =>
    `${fee} leaves your balance at once. Until the start you can leave and have it back.`,
  late: 'It has begun: whoever joins now has less time.',
  leave: 'Leave, and get the entry back',
  rebuy: (fee: string) => `Begin anew for ${fee}`,
  rebuyNote: 'Brings you back to the chips of the start.',
  board: 'How everybody stands',
  result: 'Result',
  place: 'Place',
  noPlace: '–',
  who: 'Name',
  you: (name: string) => `${name} (you)`,
  entrant: (number: number) => `Entrant ${number}`,
  chipsTitle: 'Chips',
  trades: 'Trades',
  prize: 'Prize',
  noPrize: '–',
  nobody: 'Nobody is in it yet.',
  unbeaten: 'Fewer than two traded: there is no result, and entries went back.',
  boardNote:
    'By trades that are settled: what is staked counts as it was. Asked anew every 5 seconds.',
  resultNote:
    'As it was written down when the last trade was settled. It does not change any more.',
  proof: 'Check it yourself',
  proofNote:
    'The result is signed, and its fingerprint stands in the public log. Whoever has the ' +
    'file can recompute every place and prize without us:',
  saveResult: 'Save the signed result',
  trade: 'Trade your chips',
  closed: 'No market is open now.',
  tooLate: 'No trade would end before the tournament does.',
  instrument: 'Instrument',
  amount: 'Chips to stake',
  duration: 'Duration',
  strikeRate: 'Profit if right',
  pays: (buy: string, sell: string) => `Buy ${buy}, Sell ${sell}`,
  price: 'Price',
  noPrice: '–',
  sides: { Buy: 'Buy', Sell: 'Sell' },
  offer: (of: { readonly profit: string; readonly strike: string; readonly chance: string }) =>
    `Profit ${of.profit} chips beyond ${of.strike}; chance priced ${of.chance}`,
  noQuote: 'No price for this side now.',
  open: 'Open trades',
  noOpen: 'No trade of yours is open.',
  strike: 'Strike',
  rules: 'The rules',
  ruleTexts: [
    'You stand by your chips in settled trades. Open trades count as what you staked, no ' +
      'more and no less.',
    'Of two with the same chips the one who reached them earlier stands above; then the ' +
      'one who joined earlier.',
    'Whoever has not had a trade decided has no place. A trade that is void gives its ' +
      'stake back and decides nothing.',
    'A trade must end before the tournament does. The result is made when the last one is ' +
      'settled.',
    'You may join until the time above, also after the start. You are in one tournament at ' +
      'a time.',
    'A lost connection changes nothing: trades run on and are settled as always.',
    'Until the start you can leave and have your entry back. If it is cancelled, or fewer ' +
      'than two trade, all entries go back.',
    'The whole pool is paid to the places at the end, at once and by itself. Chips that ' +
      'are left are worth nothing.',
    'While your account is frozen or you are on a break you cannot join or trade; what you ' +
      'have reached stands.',
    'Only those who really take part are on the board, by the name they choose or by number.',
  ],
} as const
