// In Dutch: letters about the account and what protects it.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  clients as englishClients,
  factorLook as englishFactorLook,
  factors as englishFactors,
  sessions as englishSessions,
} from '../account.ts'

const nothingToDo = 'Was jij dat niet, dan hoef je niets te doen.'
const writeToUs = 'Was jij dat niet, kies dan meteen een nieuw wachtwoord en schrijf ons.'

export const clients: Messages<typeof englishClients> = {
  confirmation: {
    subject: 'Bevestig je e-mailadres',
    paragraphs: [
      'Bevestig dat dit jouw adres is. De link opent een pagina met een knop om ' +
        'op te drukken, en is 24 uur geldig.',
    ],
    action: 'Mijn adres bevestigen',
    closing: ['Heb je je niet bij ons aangemeld, negeer deze mail dan.'],
  },
  alreadyClient: {
    subject: 'Je hebt al een account',
    paragraphs: [
      'Iemand, waarschijnlijk jij, probeerde zich zojuist met dit adres aan te ' +
        'melden. Je hebt al een account bij ons, en er is niets aan veranderd.',
    ],
    action: 'Inloggen',
    closing: [nothingToDo],
  },
  closedClient: {
    subject: 'Je account is gesloten',
    paragraphs: [
      'Iemand, waarschijnlijk jij, probeerde zich zojuist met dit adres aan te ' +
        'melden. Het hoort bij een account dat is gesloten, en zolang de gegevens ' +
        'daarvan bewaard moeten worden kan geen ander account het hebben.',
      'Wil je weer bij ons handelen, meld je dan met een ander adres aan.',
    ],
    closing: [nothingToDo],
  },
  reset: {
    subject: 'Kies een nieuw wachtwoord',
    paragraphs: [
      'Iemand, waarschijnlijk jij, vroeg om een nieuw wachtwoord voor je account ' +
        'te kiezen. De link opent daar een pagina voor en is één keer geldig, een ' +
        'uur lang.',
    ],
    action: 'Een nieuw wachtwoord kiezen',
    closing: ['Was jij dat niet, negeer deze mail dan: je wachtwoord blijft zoals het is.'],
  },
  newEmail: {
    subject: 'Bevestig je nieuwe e-mailadres',
    paragraphs: [
      'Bevestig dat dit het adres van je account moet worden. De link opent een ' +
        'pagina met een knop om op te drukken, en is 24 uur geldig. Tot dan ' +
        'verandert er niets.',
    ],
    action: 'Dit adres gebruiken',
    closing: ['Heb je geen account bij ons, negeer deze mail dan.'],
  },
  newEmailAsked: {
    subject: 'Er is een ander e-mailadres aangevraagd',
    paragraphs: [
      'Iemand die op je account is ingelogd en het wachtwoord kent, vroeg om er ' +
        'een ander e-mailadres voor te gebruiken. Er verandert niets tot het ' +
        'nieuwe adres is bevestigd.',
      'Was jij dat niet, kies dan een nieuw wachtwoord: dat maakt ook aan deze ' +
        'wijziging een eind.',
    ],
    action: 'Een nieuw wachtwoord kiezen',
  },
  addressTaken: {
    subject: 'Iemand heeft jouw e-mailadres ingevuld',
    paragraphs: [
      'Iemand probeerde dit adres voor een ander account bij ons te gebruiken. ' +
        'Het is het adres van jouw account, dus er is niets veranderd.',
    ],
    closing: ['Je hoeft niets te doen.'],
  },
  emailGone: {
    subject: 'Je e-mailadres is gewijzigd',
    paragraphs: [
      'Je account heeft nu een ander e-mailadres, en dit hoort er niet meer bij.',
      'Was jij dat niet, neem dan meteen contact op met de klantenservice.',
    ],
  },
  demoEnded: (reason) => ({
    subject: 'Je demo is beëindigd',
    paragraphs: [
      'Onze medewerkers hebben je demo voortijdig beëindigd, om deze reden:',
      reason,
      'Open transacties ervan worden afgewikkeld zoals altijd, en de ' +
        'geschiedenis blijft. Je kunt ermee verder wanneer je wilt: vul haar aan ' +
        'in je portemonnee.',
    ],
  }),
  textsAmended: (from) => ({
    subject: 'Onze juridische teksten veranderen',
    paragraphs: [
      `Vanaf ${from} (UTC) gelden nieuwe versies van onze juridische teksten. ` +
        'Tot dan gelden die je kent. Wat er verandert, staat boven aan elk ervan:',
    ],
    closing: [
      'Je hoeft nu niets te doen. Vanaf die dag wordt je gevraagd te aanvaarden ' +
        'wat is veranderd, en daarvoor is geen nieuwe transactie mogelijk. Al het ' +
        'andere gaat door: open transacties, opnemen, je gegevens exporteren en ' +
        'het account sluiten.',
    ],
  }),
  legalTitles: {
    terms: 'Algemene voorwaarden',
    privacy: 'Privacybeleid',
    'risk-disclosure': 'Risicotoelichting',
    'aml-policy': 'Antiwitwas- en identificatiebeleid',
    'payment-policy': 'Betalingsbeleid',
  },
  digest: {
    subject: (count) => `Meldingen die je niet hebt gelezen: ${count}`,
    paragraphs: [
      'Dit gebeurde op je account en is nog niet in de app gelezen. Tijden zijn ' + 'in UTC.',
    ],
    action: 'Kiezen wat je bereikt',
  },
}

export const sessions: Messages<typeof englishSessions> = {
  reusedToken: {
    subject: 'We hebben je uitgelogd',
    paragraphs: [
      'Een van je aanmeldingen werd op twee plaatsen tegelijk gebruikt. Dat kan ' +
        'gebeuren nadat een browser uit een back-up is teruggezet, en zo ziet ook ' +
        'een gestolen aanmelding eruit; daarom hebben we haar beëindigd.',
      'Log opnieuw in. Had je deze mail niet verwacht, kies dan een nieuw wachtwoord.',
    ],
    action: 'Inloggen',
  },
  newDevice: (browser, at) => ({
    subject: 'Nieuwe aanmelding op een nieuw apparaat',
    paragraphs: [
      'Er is op je account ingelogd vanaf een apparaat dat we niet eerder zagen.',
      `Browser: ${browser}. Tijd: ${at}.`,
    ],
    action: 'Ik was dit niet',
    closing: [
      'Was jij het, dan hoef je niets te doen. Zo niet, kies dan een nieuw ' +
        'wachtwoord: dat logt iedereen uit.',
    ],
  }),
  otherBrowser: 'een andere browser',
  guessedAt: {
    subject: 'Iemand probeert je wachtwoord te raden',
    paragraphs: [
      'Vandaag zijn vanaf veel netwerken verkeerde wachtwoorden voor je account ' +
        'geprobeerd. Geen ervan klopte, en je kunt inloggen zoals altijd.',
      'Een wachtwoord dat je nergens anders gebruikt, en een authenticator-app ' +
        'of een passkey, maken zulk raden zinloos.',
    ],
    action: 'Mijn beveiliging openen',
  },
  passwordChanged: {
    subject: 'Je wachtwoord is gewijzigd',
    paragraphs: [
      'Het wachtwoord van je account is zojuist gewijzigd. Overal waar je verder ' +
        'was ingelogd, ben je uitgelogd, en de persoonlijke tokens waarmee je ' +
        'programma’s inlogden zijn beëindigd.',
    ],
    action: 'Ik was dit niet',
    closing: ['Was jij het, dan hoef je niets te doen.'],
  },
  emailChanged: {
    subject: 'Je nieuwe e-mailadres geldt',
    paragraphs: [
      'Dit is van nu af het adres van je account. Gebruik het om in te loggen. ' +
        'Overal waar je verder was ingelogd, ben je uitgelogd.',
    ],
  },
}

export const factors: Messages<typeof englishFactors> = {
  totp_added: {
    subject: 'Er is een authenticator-app toegevoegd',
    paragraphs: [
      'Er is een authenticator-app aan je account toegevoegd: inloggen met je ' +
        'wachtwoord vraagt van nu af een code ervan, of een andere tweede stap.',
    ],
  },
  totp_removed: {
    subject: 'Je authenticator-app is verwijderd',
    paragraphs: ['De authenticator-app is van je account verwijderd.'],
  },
  passkey_added: {
    subject: 'Er is een passkey toegevoegd',
    paragraphs: ['Er is een passkey aan je account toegevoegd.'],
  },
  passkey_removed: {
    subject: 'Er is een passkey verwijderd',
    paragraphs: ['Er is een passkey van je account verwijderd.'],
  },
  recovery_codes_made: {
    subject: 'Er zijn nieuwe herstelcodes gemaakt',
    paragraphs: [
      'Er zijn nieuwe herstelcodes voor je account gemaakt. De oude werken niet ' + 'meer.',
    ],
  },
  recovery_code_used: {
    subject: 'Er is een herstelcode gebruikt',
    paragraphs: ['Een van je herstelcodes is gebruikt. Ze werkt niet nog eens.'],
  },
}

export const factorLook: Messages<typeof englishFactorLook> = {
  action: 'Mijn beveiliging bekijken',
  closing: [writeToUs],
}
