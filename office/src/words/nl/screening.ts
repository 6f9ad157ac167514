// In Dutch: names held against lists.

import type { Messages } from '#contract/shared/messages.ts'
import type { screening as english } from '../screening.ts'

export const screening: Messages<typeof english> = {
  hit: 'Naam die op een lijst lijkt te staan',
  tabs: { documents: 'Documenten', names: 'Namen op lijsten', lists: 'Lijsten' },
  kinds: {
    ofac_sdn: 'Verenigde Staten (OFAC SDN)',
    eu_consolidated: 'Europese Unie (geconsolideerd)',
  },
  states: { open: 'Niemand heeft gekeken', same: 'Dezelfde persoon', different: 'Iemand anders' },
  state: 'Stand',
  number: 'Klantnr.',
  client: 'Klant',
  name: 'Naam van de klant',
  listedName: 'Naam op de lijst',
  ref: 'Nummer op de lijst',
  born: 'Geboren, volgens de lijst',
  clientBorn: 'Geboren, zoals ze zeggen',
  unknown: 'niet vermeld',
  list: 'Lijst',
  score: 'Gelijkenis',
  scoreOf: (score: string) => `${score} van 100`,
  found: 'Gevonden',
  decided: 'Beslist',
  none: 'Er is geen naam met deze stand.',
  back: 'Alle namen',
  reason: 'Je reden, wordt vastgelegd; de klant krijgt er niets van te horen',
  decide: 'Beslissen',
  sayWhich: 'Zeg of het dezelfde persoon is.',
  sayWhy: 'Zeg waarom.',
  consequence:
    'Niemand wordt geïdentificeerd zolang dit wacht, of als het dezelfde persoon is. Bevries de ' +
    'rekening waar de wet dat vraagt.',
  lists: 'Lijsten waarmee namen worden vergeleken',
  version: 'Van',
  people: 'Personen',
  names: 'Namen',
  loaded: 'Geladen',
  by: 'Door',
  digest: 'SHA-256',
  current: 'geldt',
  replaced: 'vervangen',
  noLists: 'Er is geen lijst geladen: namen worden nergens mee vergeleken.',
  swept: (when: string) => `Elke geïdentificeerde klant was er op ${when} mee vergeleken.`,
  sweeping: 'Geïdentificeerde klanten worden nu met de nieuwste lijst vergeleken.',
  least: (score: string) => `Een naam geldt als gelijkend vanaf ${score} van 100.`,
  load: 'Lijst laden',
  loadLead:
    'Haal het bestand bij de instantie zelf: SDN.XML van OFAC, of de geconsolideerde lijst van ' +
    'de Europese Unie als CSV. Het vervangt dat van zijn soort, en iedereen wordt ermee ' +
    'vergeleken.',
  kind: 'Welke lijst',
  choose: 'Kies een lijst',
  file: 'Bestand',
  chooseFile: 'Kies een bestand.',
  bornOf: (born) => (born === '' ? 'de lijst noemt geen geboorte' : `geboren ${born}`),
  onList: (name: string) => `Lijkt op ${name}`,
  look: 'Bekijk het',
}
