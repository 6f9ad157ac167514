// In Dutch: the client's own data: what is held, the export, closing the account.

import type { Messages } from '#contract/shared/messages.ts'
import type { privacy as english } from '../privacy.ts'

export const privacy: Messages<typeof english> = {
  title: 'Je gegevens',
  intro: 'Wat we over je bewaren, een kopie van alles, en hoe je je account sluit.',
  heldTitle: 'Wat we bewaren',
  what: 'Wat',
  records: 'Aantal',
  kept: 'Bewaard',
  profile: 'Naam, e-mailadres, telefoonnummer, adres',
  picture: 'Profielafbeelding',
  held: {
    trades: 'Transacties en hun uitkomsten',
    ledger: 'Geldbewegingen',
    withdrawals: 'Opnames',
    deposits: 'Stortingen',
    card_payments: 'Kaartbetalingen',
    corrections: 'Correcties van je saldo',
    deposit_addresses: 'Adressen om op te storten',
    withdrawal_addresses: 'Adressen om naar op te nemen',
    events: 'Gebeurtenissen van het account',
    sessions: 'Aanmeldingen',
    known_devices: 'Bekende browsers',
    exchange_keys: 'Sleutels van beurzen',
    trader_bots: 'Bots op beursrekeningen',
    trader_orders: 'Orders van bots',
    trader_fills: 'Wat orders van bots troffen',
    authenticator: 'Authenticator-app',
    recovery_codes: 'Herstelcodes',
    passkeys: 'Passkeys',
    acceptances: 'Juridische teksten waarmee je akkoord ging',
    identity_deadline: 'De dag waarop een document er moet zijn',
    automation_settings: 'Instellingen van automatische transacties',
    automation_switches: 'Keren dat automatische transacties zijn aan- of uitgezet',
    automation_orders: 'Orders van automatische transacties',
    automation_skips: 'Signalen die niet voor je zijn verhandeld',
    automation_pauses: 'Keren dat medewerkers automatische transacties pauzeerden',
    limits: 'Je limieten',
    freezes: 'Keren dat je account bevroren was',
    documents: 'Identiteitsbewijzen',
    identities: 'Wat documenten hebben bewezen',
    plan_requests: 'Aanvragen voor plannen',
    credit_purchases: 'Credits die je kocht',
    credit_charges: 'Credits die je gebruikte',
    credit_orders: 'Stortingen die credits kopen',
    credit_debts: 'Credits onder nul',
    tournaments: 'Toernooien',
    chip_times: 'Wanneer fiches kunnen worden ingezet',
    invoices: 'Facturen',
    api_tokens: 'Persoonlijke tokens',
    webhooks: 'Webhooks',
    webhook_messages: 'Berichten aan webhooks',
    notices: 'Meldingen',
    letters: 'Brieven die we je stuurden',
    messages: 'Berichten die je ons schreef',
    links: 'Links die we je stuurden',
  },
  forYears: (years: number) => `tot ${years} jaar na sluiting`,
  untilClosed: 'tot je het verwijdert of het account sluit',
  monthAfter: 'tot 30 dagen na het einde ervan',
  month: '30 dagen',
  year: 'één jaar',
  twoYears: 'twee jaar',
  untilForgotten: 'tot je ze vergeet; de twintig laatst gebruikte',
  untilRemoved: (years: number) => `tot je ze verwijdert; hooguit ${years} jaar na sluiting`,
  why: (years: number) =>
    'De wetten tegen witwassen en over de boekhouding vragen ons gegevens tot ' +
    `${years} jaar na sluiting van een account te bewaren. We gebruiken ze dan nergens anders ` +
    'voor.',
  since: (date: string) => `Account geopend op ${date}.`,
  exportTitle: 'Neem je gegevens mee',
  exportText:
    'Eén ZIP-bestand met alles hierboven: gegevens die programma’s kunnen lezen (JSON), je ' +
    'profielafbeelding en de foto’s van je documenten en ontvangstbewijzen. In de read-me staat ' +
    'wat er niet in zit.',
  exportLimit: (times: number) => `Dit kan ${times} keer per dag.`,
  password: 'Wachtwoord',
  fields: { password: 'Wachtwoord', reason: 'Reden' },
  passwordAgain: 'Voor je veiligheid vragen we je wachtwoord nog een keer.',
  export: 'Mijn gegevens exporteren',
  exporting: (kilobytes: string) => `Bezig met exporteren: tot nu toe ${kilobytes} kB`,
  exported: (kilobytes: string) => `Je gegevens staan in my-data.zip (${kilobytes} kB).`,
  brokenOff: 'Het exporteren is afgebroken. Probeer het opnieuw.',
  closeTitle: 'Het account sluiten',
  closeText:
    'Sluiten is definitief: je kunt niet meer inloggen, en met dit e-mailadres geen ander ' +
    'account openen.',
  tradesOpen: (count: number) =>
    count === 1
      ? 'Op je live-account loopt een transactie. Als die is afgelopen, kun je het account sluiten.'
      : `Op je live-account lopen ${count} transacties. Als die zijn afgelopen, kun je het ` +
        'account sluiten.',
  balanceLeft: (money: string) => `Op je live-account staat nog ${money}. Neem dat eerst op.`,
  givenUp: (money: string) =>
    `De ${money} op je live-account zijn speelgeld, dat niet kan worden opgenomen: ze vervallen.`,
  close: 'Mijn account sluiten',
  confirmTitle: 'Het account definitief sluiten?',
  consequences: [
    'Al je aanmeldingen eindigen meteen, op elk apparaat.',
    'Je profielafbeelding wordt meteen verwijderd.',
    'De gegevens hierboven worden bewaard zolang de wet het vraagt; je krijgt een brief waarin ' +
      'staat tot wanneer.',
  ],
  reason: 'Waarom ga je weg? (niet verplicht)',
  reasonHint: 'Alleen onze medewerkers lezen dit.',
  closeForGood: 'Definitief sluiten',
  keep: 'Mijn account houden',
  working: 'Een ogenblik',
}
