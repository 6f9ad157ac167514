// In Dutch: what the page of live payouts says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { payouts as english } from '../payouts.ts'

export const payouts: Messages<typeof english> = {
  title: 'Live uitbetalingen',
  description:
    'Opnames die zijn betaald: het bedrag, de ingekorte bestemming en de overboeking, waar ' +
    'iedereen die kan opzoeken.',
  lead:
    'Opnames waarvan het geld weg is, en niets anders. De lijst komt uit het grootboek; dat een ' +
    'bank betaalde, noteren medewerkers.',
  loading: 'De lijst wordt geladen',
  none: 'Nog niets uitbetaald',
  noneWhy:
    'Een opname verschijnt hier zodra het geld het grootboek heeft verlaten en de betaling een ' +
    'nummer heeft.',
  sandbox: 'Deze installatie is een sandbox: wat hier weggaat, is speelgeld en zijn testmunten.',
  newest: 'Nieuwste',
  howLong: 'Hoe lang het duurde',
  half: (time: string) => `De helft binnen ${time}`,
  of: (count: number, from: string) => `${count} betaald vanaf ${from}`,
  fewMedians: 'Er zijn er de laatste tijd te weinig betaald om te zeggen hoe lang het duurt.',
  label: 'Betaalde opnames, nieuwste eerst',
  paid: 'Betaald (UTC)',
  method: 'Betaalwijze',
  methods: { ...coinNames, bank: 'Bankoverschrijving' },
  amount: 'Bedrag',
  destination: 'Naar',
  bankAccount: 'Bankrekening',
  transaction: 'Overboeking',
  noTransaction: 'Niet openbaar',
  look: (id: string) => `Zoek overboeking ${id} op in een openbare explorer`,
  networks: {
    main: null,
    test: 'Testnetwerk',
    local: 'Eigen testketen',
    simulated: 'Gesimuleerde keten',
  },
  about: 'Wat je ziet, en wat niet',
  aboutText: [
    'De bedragen zijn wat er na aftrek van kosten is weggegaan. Van een adres tonen we de eerste ' +
      'zes en de laatste vier tekens: genoeg om je eigen adres te herkennen, te weinig om dat ' +
      'van een ander te gebruiken.',
    'Van een bankrekening tonen we niets, omdat niemand die toch zou kunnen opzoeken.',
    'Wat wacht, is geweigerd of ingetrokken, staat niet in de lijst. Hoeveel er wachten, en ' +
      'hoeveel langer dan beloofd, staat op de statuspagina.',
  ],
  status: 'Naar de statuspagina',
}
