// In Dutch: what stands around the legal texts. The texts themselves are in the `.nl.md` files.

import type { Messages } from '#contract/shared/messages.ts'
import type { legal as english } from '../legal.ts'

export { operatorInEnglish } from '../legal.ts'

export const legal: Messages<typeof english> = {
  titles: {
    terms: 'Algemene voorwaarden',
    privacy: 'Privacybeleid',
    'risk-disclosure': 'Risicotoelichting',
    'aml-policy': 'Antiwitwas- en identificatiebeleid',
    'payment-policy': 'Betalingsbeleid',
  },
  descriptions: {
    terms:
      'De overeenkomst tussen jou en de exploitant: hoe transacties worden geprijsd en ' +
      'afgewikkeld, wat ze kosten, en hoe beide kanten haar kunnen beëindigen.',
    privacy:
      'Welke gegevens over jou worden bewaard, waarvoor, hoe lang en wie ze krijgt, en hoe je ze ' +
      'opvraagt of laat wissen.',
    'risk-disclosure':
      'Wat je kunt verliezen en waarom: de marge in elke koers, geen hefboom en geen stop-loss, ' +
      'en de risico’s van uitvoering, tegenpartij, liquiditeit en elektronisch handelen.',
    'aml-policy':
      'Hoe klanten worden geïdentificeerd, welke documenten wanneer nodig zijn, en hoe ze worden ' +
      'bewaard.',
    'payment-policy':
      'Hoe geld wordt gestort en opgenomen: manieren, termijnen, kosten, en waarom niemand eerst ' +
      'hoeft te storten om op te nemen.',
  },
  contents: 'Inhoud',
  short: 'In het kort',
  version: (version: string) => `Versie ${version}`,
  time: ({ state, effective_from: from, effective_until: until }) => {
    if (from === null)
      return state === 'former' ? 'vervangen voordat deze site opende' : 'van kracht'
    if (state === 'coming') return `van kracht vanaf ${from}`
    if (state === 'former') return until === null ? `vanaf ${from}` : `van ${from} tot ${until}`
    return until === null ? `van kracht sinds ${from}` : `van kracht van ${from} tot ${until}`
  },
  versions: 'Versies van deze tekst',
  versionsLead:
    'Elke versie houdt haar adres en haar woorden. Een wijziging geldt dertig dagen na de ' +
    'aankondiging.',
  allVersions: 'Alle versies',
  coming: (date: string) => `Vanaf ${date} geldt een nieuwe versie.`,
  notYet: 'Deze versie is nog niet van kracht.',
  former: 'Deze versie is niet van kracht.',
  readInForce: 'Lees de versie die van kracht is',
  onlyEnglish: 'Deze tekst is er alleen in het Engels.',
  translated: 'Dit is een vertaling. Bij verschillen geldt de Engelse tekst.',
  sandboxTitle: 'Dit is een demonstratie',
  sandbox:
    'Niets op deze installatie neemt geld aan. Er is geen licentie ingesteld, alle saldi zijn ' +
    'speelgeld, en wat wordt gestort of opgenomen zijn testmunten en testkaarten zonder waarde.',
  operator: {
    unnamed: (brand: string) => `de exploitant van ${brand}`,
    contactPage: 'onze klantenservice (via de [contactpagina](/contact-us))',
    name: 'Exploitant',
    unset: 'Niet genoemd: in de instellingen van deze installatie staat geen rechtspersoon.',
    number: 'Registratienummer',
    address: 'Adres',
    email: 'E-mail',
    noEmail: 'Niet ingesteld. Gebruik de [contactpagina](/contact-us).',
    phone: 'Telefoon',
    hours: (hours: string) => `(${hours})`,
    law: (country: string) => (country === 'the Netherlands' ? 'Nederland' : country),
    privacyEmail: 'Over je gegevens',
    complaintsEmail: 'Voor klachten',
    licence: 'Licentiegegevens',
    noLicence: 'Geen. Er is hier geen licentie ingesteld, en we beweren er ook geen te hebben.',
    licenceOnStatus: 'Op de [statuspagina](/status), met de vermelding in het openbare register.',
  },
}
