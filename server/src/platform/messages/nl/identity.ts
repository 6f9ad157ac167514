// In Dutch: letters about breaks, freezes, plans, papers and the end of the account.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  breaks as englishBreaks,
  changes as englishChanges,
  closings as englishClosings,
  documents as englishDocuments,
  freezes as englishFreezes,
  plans as englishPlans,
  tokens as englishTokens,
} from '../identity.ts'

const contactUs = 'Vroeg je hier niet om, neem dan meteen contact op met de klantenservice.'
const changePassword =
  'Was jij dat niet, wijzig dan je wachtwoord en neem contact op met de ' + 'klantenservice.'
const seePlan = 'Je plan bekijken'
const stillThere =
  'Open transacties lopen tot hun einde. Je kunt nog inloggen om te lezen, ' +
  'op te nemen en je account te sluiten.'
const notBefore = (until: string) =>
  `Zoals je vroeg, kun je tot ${until} niet handelen of inleggen. Niemand ` +
  'kan dit eerder beëindigen: jij niet, en wij ook niet.'
const nothingCharged =
  'Er is niets voor in rekening gebracht. Het geld staat op je account: je ' +
  'kunt het opnemen, en met handelen kun je het verliezen.'

export const breaks: Messages<typeof englishBreaks> = {
  coolOff: (until) => ({
    subject: 'Je afkoelperiode is begonnen',
    paragraphs: [notBefore(until), stillThere],
  }),
  selfExclusion: (until) => ({
    subject: 'Je hebt jezelf uitgesloten',
    paragraphs: [
      notBefore(until),
      stillThere,
      'Is handelen een probleem geworden, praat er dan met iemand over: een ' +
        'arts, of een hulplijn voor gokproblemen in je land.',
    ],
  }),
}

export const freezes: Messages<typeof englishFreezes> = {
  frozen: (reason) => ({
    subject: 'Je account is bevroren',
    paragraphs: [
      'Je account is bevroren, om deze reden:',
      reason,
      'Tot onze medewerkers ernaar hebben gekeken kun je niet handelen, storten ' +
        'of een opname aanvragen. Je kunt inloggen, alles bekijken, een wachtende ' +
        'opname annuleren en je gegevens exporteren. Je saldo blijft van jou. Neem ' +
        'contact op met de klantenservice.',
    ],
  }),
  unfrozen: (reason) => ({
    subject: 'Je account is niet meer bevroren',
    paragraphs: ['Je account is niet meer bevroren. Onze medewerkers zeggen:', reason],
  }),
}

export const plans: Messages<typeof englishPlans> = {
  set: (plan) => ({
    subject: `Je plan is ${plan}`,
    paragraphs: [`Je hebt het plan ${plan} gekozen, en het geldt nu.`, nothingCharged],
    action: seePlan,
    closing: [changePassword],
  }),
  requested: (plan) => ({
    subject: `Je hebt het plan ${plan} aangevraagd`,
    paragraphs: [
      `Je hebt het plan ${plan} aangevraagd. Een van onze medewerkers kijkt ` +
        'ernaar, en je hoort van ons. Tot dan blijft je plan zoals het is.',
      'Voor een plan wordt niets in rekening gebracht.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  cancelled: (plan) => ({
    subject: `Je vraagt het plan ${plan} niet meer aan`,
    paragraphs: [
      `Je hebt je aanvraag voor het plan ${plan} teruggenomen. Je plan blijft ` +
        'zoals het is, en je kunt opnieuw vragen.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  approved: (plan) => ({
    subject: `Je plan is nu ${plan}`,
    paragraphs: [`Je aanvraag is goedgekeurd: je plan is nu ${plan}.`, nothingCharged],
    action: seePlan,
  }),
  rejected: (plan, reason) => ({
    subject: `Het plan ${plan} is niet goedgekeurd`,
    paragraphs: [
      `Je aanvraag voor het plan ${plan} is afgewezen, om deze reden:`,
      reason,
      'Je plan blijft zoals het is, en je kunt opnieuw vragen.',
    ],
    action: seePlan,
  }),
}

export const tokens: Messages<typeof englishTokens> = {
  subject: 'Er is een persoonlijk token gemaakt',
  reads: (name) =>
    'Er is voor je account een persoonlijk token voor programma’s gemaakt, met ' +
    `de naam “${name}”. Het kan lezen wat je account heeft; opnemen kan het ` +
    'niets.',
  trades: (name) =>
    'Er is voor je account een persoonlijk token voor programma’s gemaakt, met ' +
    `de naam “${name}”. Het kan lezen wat je account heeft, en handelen; ` +
    'opnemen kan het niets.',
  revoke: 'Was jij dat niet, trek het dan in en wijzig meteen je wachtwoord.',
  action: 'Je tokens bekijken',
}

export const changes: Messages<typeof englishChanges> = {
  asked: (what) => ({
    subject: 'Je vroeg om je profiel te wijzigen',
    paragraphs: [
      `Je vroeg om dit te wijzigen: ${what}. Je stuurde er een document voor. We ` +
        'kijken ernaar en schrijven je. Tot dan geldt wat bekend was.',
    ],
    action: 'Zien hoe het ermee staat',
    closing: [contactUs],
  }),
  call:
    'We bellen het nieuwe nummer. Houd dan je profiel open: het toont een code ' +
    'die alleen jij ons kunt noemen.',
  approved: (what) => ({
    subject: 'Je profiel is gewijzigd',
    paragraphs: [`We hebben je document gecontroleerd en dit gewijzigd zoals je vroeg: ${what}.`],
    action: 'Je profiel bekijken',
    closing: [contactUs],
  }),
  address: 'Is je adres ook veranderd, pas het dan aan.',
  rejected: (what, reason) => ({
    subject: 'Je profiel is niet gewijzigd',
    paragraphs: [
      `Je vroeg om dit te wijzigen: ${what}. Dat konden we niet doen, om deze reden:`,
      reason,
      'Wat bekend was, geldt nog steeds. Je kunt opnieuw vragen.',
    ],
    action: 'Je profiel bekijken',
  }),
  fields: {
    firstname: 'voornaam',
    lastname: 'achternaam',
    date_of_birth: 'geboortedatum',
    country: 'land',
    phone: 'telefoonnummer',
  },
}

export const documents: Messages<typeof englishDocuments> = {
  received: {
    subject: 'We hebben je documenten ontvangen',
    paragraphs: [
      'Dank je: je identiteitsbewijs is aangekomen. We kijken ernaar en ' +
        'schrijven je zodra het is gecontroleerd.',
    ],
    closing: ['Heb je ons geen document gestuurd, neem dan contact op met de klantenservice.'],
  },
  approved: {
    subject: 'Je documenten zijn goedgekeurd',
    paragraphs: [
      'Je identiteitsbewijs is gecontroleerd en goedgekeurd. Je hoeft verder ' + 'niets te doen.',
    ],
  },
  rejected: (reason) => ({
    subject: 'Je documenten zijn afgewezen',
    paragraphs: [
      'Je identiteitsbewijs is gecontroleerd en kon niet worden geaccepteerd, om deze reden:',
      reason,
      'Stuur een andere foto.',
    ],
    action: 'Een andere foto sturen',
  }),
  reminder: (due) => ({
    subject: 'Laat ons zien wie je bent',
    paragraphs: [
      'We hebben je om een identiteitsbewijs gevraagd en hebben er nog geen. ' +
        `Stuur er uiterlijk ${due} een foto van. Heb je langer nodig, zeg het dan ` +
        'voor die dag tegen de klantenservice: dertig werkdagen in totaal zijn ' +
        'mogelijk.',
      'Na die dag mogen onze medewerkers het account bevriezen tot het document ' +
        'er is. Je geld blijft van jou.',
    ],
    action: 'Een document sturen',
  }),
  extended: (due) => ({
    subject: 'Je hebt meer tijd voor je document',
    paragraphs: [`Stuur ons uiterlijk ${due} een foto van een identiteitsbewijs.`],
    action: 'Een document sturen',
  }),
}

export const closings: Messages<typeof englishClosings> = {
  closed: {
    subject: 'Je account is gesloten',
    paragraphs: [
      'Zoals je vroeg, hebben we je account gesloten. Al je sessies zijn ' +
        'beëindigd, niemand kan er nog op inloggen, en je profielfoto is ' +
        'verwijderd.',
    ],
    closing: [
      'Heb jij het account niet gesloten, dan kent iemand je wachtwoord. Schrijf ' +
        'meteen naar onze klantenservice, en wijzig het wachtwoord overal waar je ' +
        'het verder gebruikt.',
    ],
  },
  byStaff: (reason) => ({
    subject: 'We hebben je account gesloten',
    paragraphs: [
      'Onze medewerkers hebben je account gesloten, om deze reden:',
      reason,
      'Al je sessies zijn beëindigd, niemand kan er nog op inloggen, en je ' +
        'profielfoto is verwijderd.',
    ],
    closing: ['Denk je dat dit niet klopt, schrijf dan naar onze klantenservice.'],
  }),
  givenUp: (amount) => `De ${amount} van het live-saldo waren speelgeld, en zijn vervallen.`,
  kept: (years) =>
    'De wet tegen witwassen en de wet op de boekhouding vragen ons om na het ' +
    `sluiten ${years} jaar te bewaren: je transacties en hun uitkomsten, alle ` +
    'bewegingen van geld, de vastlegging van wat er met het account gebeurde, ' +
    'je naam en adres, en identiteitsbewijzen die je stuurde.',
  keptUntil: (day) => `Dat is tot ${day}. We gebruiken deze gegevens voor niets anders.`,
}
