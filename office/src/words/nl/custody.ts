// In Dutch: coins that the operator moved.

import type { Messages } from '#contract/shared/messages.ts'
import type { custody as english } from '../custody.ts'

export const custody: Messages<typeof english> = {
  screen: 'Verplaatste munten',
  title: 'Verplaatste munten',
  back: 'Alle verplaatsingen',
  none: 'Er is nog geen verplaatsing genoteerd.',
  kind: 'Soort',
  kinds: {
    sweep: 'Leeghalen',
    top_up: 'Bijvullen',
    paid_elsewhere: 'Betaald uit een andere wallet',
  },
  coin: 'Munt',
  coins: 'Munten',
  coinsOf: (coins: string, coin: string) => `${coins} ${coin}`,
  state: 'Stand',
  states: { noted: 'Genoteerd', confirmed: 'Bevestigd', dropped: 'Geschrapt' },
  noted: 'Genoteerd',
  by: 'Door',
  decidedBy: 'Beslist door',
  what: 'Wat er genoteerd is',
  network: 'Netwerk',
  transaction: 'Transactie',
  confirm: 'Bevestigen',
  drop: 'Schrappen',
  note: 'Noteer een verplaatsing',
  noteIt: 'Noteer het',
  noteHelp:
    'Hoeveel munten het verplaatste, wordt van de keten gelezen. Iemand anders moet het ' +
    'bevestigen.',
  pick: 'Kies er een',
  ours: 'Hoeveel er van ons waren',
  oursHint: 'Alleen bij leeghalen dat ook munten van andere wallets verplaatste.',
  sayKind: 'Zeg wat het was.',
  sayCoin: 'Zeg welke munt.',
  sayTransaction: 'Zeg welke transactie: 64 tekens, misschien na 0x.',
  sayCoins: 'Zeg hoeveel, zoals 0.5.',
}
