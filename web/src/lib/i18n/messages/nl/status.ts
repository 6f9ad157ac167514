// In Dutch: what the status page says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { status as english } from '../status.ts'

export const status: Messages<typeof english> = {
  loading: 'De status wordt geladen',
  measured: (at: string) =>
    `Gemeten om ${at} UTC. De pagina vraagt het opnieuw zolang je ernaar kijkt.`,
  install: {
    title: 'Deze installatie',
    mode: 'Modus',
    modes: {
      sandbox: 'Sandbox: alleen speelgeld. Echt geld kan ze niet aannemen.',
      live: 'Live',
    },
    version: 'Versie',
    since: 'Draait vanaf',
    database: 'Database',
    answers: 'Antwoordt',
    silent: 'Antwoordt niet. Tot dan ligt het handelen stil; er gaat niets verloren.',
    books: 'Boeken vergeleken',
    booksAre: {
      ok: 'ze kloppen',
      differences: 'er zijn verschillen, die worden uitgezocht',
      unknown: 'nog niet bekend',
    },
  },
  prices: {
    title: 'Koersen',
    label: 'Bronnen van koersen',
    source: 'Bron',
    kind: 'Soort',
    kinds: {
      real: 'Echte markt',
      simulated: 'Gesimuleerd',
      replayed: 'Afgespeeld',
      unknown: 'Niet bekend',
    },
    age: 'Nieuwste koers',
    old: (age: string) => `${age} oud`,
    instruments: 'Instrumenten',
    none: 'Er is nog geen koers binnengekomen.',
    compared: 'Vergeleken beurzen',
    connection: 'Verbinding',
    connected: 'Verbonden',
    notConnected: 'Weg',
    used: 'Telt mee in koersen van',
    usedOf: (used: number, all: number) => `${used} van ${all}`,
    furthest: 'Verst van een koers',
    percent: (value: number) => `${value.toFixed(3).replace('.', ',')} %`,
  },
  settlement: {
    title: 'Transacties afwikkelen',
    median: 'De helft duurde niet langer dan',
    p99: 'Negenennegentig van de honderd duurden niet langer dan',
    count: 'Afgewikkelde transacties',
    none: 'Het laatste uur is er geen transactie afgewikkeld.',
    unknown: 'Niet bekend zolang de database niet antwoordt.',
  },
  voids: {
    title: 'Ongeldige transacties',
    all: 'Ongeldig',
    of: (voided: number, settled: number, share: string) => `${voided} van ${settled} (${share})`,
    causes: {
      source_silent: 'Er was geen koers, hoewel we de bronnen hoorden',
      source_empty: 'De bron had geen koers voor een tijd die we hadden gemist',
      source_unreachable: 'De bron was een uur lang niet te bereiken',
      source_changed: 'De installatie is van bron veranderd',
      sources_disagreed: 'De bronnen waren het oneens, of er bleef er één over',
    },
    none: 'De laatste dag is er geen transactie afgewikkeld.',
    many: 'Dit zijn er het laatste uur meer dan gewoonlijk. De medewerkers zijn gewaarschuwd.',
  },
  withdrawals: {
    title: 'Opnames',
    methods: { ...coinNames, bank: 'Bankoverschrijving' },
    half: (time: string, count: number) =>
      `De helft werd binnen ${time} betaald (${count} betaald)`,
    waiting: 'Wacht nu',
    overdue: 'Wacht langer dan beloofd',
    none: 'De laatste drie maanden zijn er te weinig betaald om te zeggen hoe lang het duurt.',
    from: (day: string) => `Betaald vanaf ${day}.`,
  },
  licence: 'Licentiegegevens',
}
