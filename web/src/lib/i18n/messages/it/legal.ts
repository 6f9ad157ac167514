// In Italian: what stands around the legal texts. The texts themselves are in the `.nl.md` files.

import type { Messages } from '#contract/shared/messages.ts'
import type { legal as english } from '../legal.ts'

export { operatorInEnglish } from '../legal.ts'

export const legal: Messages<typeof english> = {
  titles: {
    terms: 'Termini e condizioni',
    privacy: 'Informativa sulla privacy',
    'risk-disclosure': 'Informativa sui rischi',
    'aml-policy': 'Politica AML e KYC',
    'payment-policy': 'Politica dei pagamenti',
  },
  descriptions: {
    terms:
      'L’accordo tra te e l’operatore: come si calcolano e si liquidano le operazioni, ' +
      'quanto costano, e come ciascuna parte può porvi fine.',
    privacy:
      'Quali dati su di te si conservano, per che cosa, per quanto tempo, chi li riceve, e ' +
      'come esportarli o cancellarli.',
    'risk-disclosure':
      'Che cosa puoi perdere e perché: il margine in ogni prezzo, nessuna leva e nessuno ' +
      'stop loss, e i rischi di esecuzione, controparte, liquidità e trading elettronico.',
    'aml-policy':
      'Come si identificano i clienti, quali documenti servono e quando, e come si conservano.',
    'payment-policy':
      'Come si versa e si preleva il denaro: metodi, tempi, commissioni, e perché nessuno ' +
      'deve versare prima di prelevare.',
  },
  contents: 'Contenuto',
  short: 'In breve',
  version: (version) => `Versione ${version}`,
  time: ({ state, effective_from: from, effective_until: until }) => {
    if (from === null)
      return state === 'former' ? 'sostituita prima che questo sito aprisse' : 'in vigore'
    if (state === 'coming') return `in vigore dal ${from}`
    if (state === 'former') return until === null ? `dal ${from}` : `dal ${from} al ${until}`
    return until === null ? `in vigore dal ${from}` : `in vigore dal ${from} al ${until}`
  },
  versions: 'Versioni di questo testo',
  versionsLead:
    'Ognuna mantiene il suo indirizzo e le sue parole. Una modifica vale trenta giorni dopo ' +
    'il suo avviso.',
  allVersions: 'Tutte le versioni',
  coming: (date) => `Dal ${date} vale una nuova versione.`,
  notYet: 'Questa versione non è ancora in vigore.',
  former: 'Questa versione non è in vigore.',
  readInForce: 'Leggi quella in vigore',
  onlyEnglish: 'Questo testo è solo in inglese.',
  translated: 'Questa è una traduzione. Dove differisce, conta il testo inglese.',
  sandboxTitle: 'Questa è una dimostrazione',
  sandbox:
    'Niente su questa installazione accetta denaro. Nessuna licenza è configurata, tutti i ' +
    'saldi sono denaro fittizio, e ciò che si versa o si preleva sono monete di prova e ' +
    'carte di prova senza valore.',
  operator: {
    unnamed: (brand) => `l’operatore di ${brand}`,
    contactPage: 'la nostra assistenza (tramite la [pagina dei contatti](/contact-us))',
    name: 'Operatore',
    unset:
      'Non indicato: nelle impostazioni di questa installazione non c’è nessuna persona giuridica.',
    number: 'Numero di registro',
    address: 'Indirizzo',
    email: 'E-mail',
    noEmail: 'Non impostata. Usa la [pagina dei contatti](/contact-us).',
    phone: 'Telefono',
    hours: (hours) => `(${hours})`,
    law: (country) => (country === 'the Netherlands' ? 'Paesi Bassi' : country),
    privacyEmail: 'Sui tuoi dati',
    complaintsEmail: 'Per reclami',
    licence: 'Dati della licenza',
    noLicence: 'Nessuna. Qui non è configurata nessuna licenza, e non si afferma di averne.',
    licenceOnStatus: 'Nella [pagina di stato](/status), con la voce nel registro pubblico.',
  },
}
