// In Dutch: letters about money.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  corrections as englishCorrections,
  credits as englishCredits,
  deposits as englishDeposits,
  withdrawals as englishWithdrawals,
} from '../money.ts'

export { reasonWords } from '#contract/client/nl/reason-words.ts'

const seeDeposits = 'Je stortingen bekijken'
const seeWithdrawals = 'Je opnames bekijken'
const seeCredits = 'Je credits bekijken'
const moneyBack = 'Het geld staat weer op je saldo, zonder kosten.'
const writeToUs = 'Was jij dat niet, kies dan meteen een nieuw wachtwoord en schrijf ons.'

export const deposits: Messages<typeof englishDeposits> = {
  received: (coins, needed) => ({
    subject: 'Je betaling is gezien',
    paragraphs: [
      `Er is een betaling van ${coins} naar je stortingsadres gezien. Ze wordt ` +
        `bijgeschreven zodra het netwerk haar ${needed} keer heeft bevestigd.`,
    ],
    action: seeDeposits,
  }),
  receivedAgain: (coins, needed) => ({
    subject: 'Je betaling is weer gezien',
    paragraphs: [
      `Een betaling van ${coins} naar je stortingsadres is weer gezien. Ze wordt ` +
        `bijgeschreven zodra het netwerk haar ${needed} keer heeft bevestigd.`,
    ],
    action: seeDeposits,
  }),
  lost: (coins) => ({
    subject: 'Het netwerk is je betaling kwijtgeraakt',
    paragraphs: [
      `Een betaling van ${coins} naar je stortingsadres maakt geen deel meer uit ` +
        'van de keten, dus er is niets voor bijgeschreven.',
      'Vaak komt ze binnen enkele minuten vanzelf terug, en dan wordt ze gewoon ' +
        'bijgeschreven. Zo niet, dan toont je portemonnee wat er met de munten is ' +
        'gebeurd.',
    ],
    action: seeDeposits,
  }),
  cancelled: {
    subject: 'Je liet een storting vervallen',
    paragraphs: [
      'Je liet een storting vervallen voordat er iets kwam. Er is niets in ' + 'rekening gebracht.',
    ],
    action: seeDeposits,
    closing: ['Heb je toch betaald, dan wordt wat aankomt gewoon bijgeschreven.'],
  },
  cancelledOf: (amount) =>
    `Je liet een storting van ${amount} vervallen voordat er iets kwam. Er is ` +
    'niets in rekening gebracht.',
  approved: (amount) => ({
    subject: 'Je storting is goedgekeurd',
    paragraphs: [`Er is ${amount} aan het saldo van je live-account toegevoegd.`],
    action: seeDeposits,
  }),
  identityDue: (day) =>
    `We weten nog niet wie je bent: stuur uiterlijk ${day} een foto van een ` +
    'identiteitsbewijs, op de verificatiepagina van je account.',
  byCard: 'Er is met een kaart betaald.',
  isCopy: (day) => `Dat was op ${day}: dit is een kopie van onze brief.`,
  arrived: (coins, rate) => `Er kwam ${coins} aan, tegen een koers van ${rate}.`,
  arrivedAbove: (coins, rate, rest) =>
    `Er kwam ${coins} aan, tegen een koers van ${rate}, en ${rest} voor wat er meer kwam.`,
  outcomes: {
    partial: 'Dat is minder dan je vroeg, en is bijgeschreven zoals het kwam.',
    over: 'Dat is meer dan je vroeg; alles is bijgeschreven.',
    late: 'Het kwam nadat de koers was afgelopen, dus is de koers bij de bevestiging gebruikt.',
    unasked: 'Er was niets aangevraagd, dus is de koers bij de bevestiging gebruikt.',
  },
  rejected: (reason) => ({
    subject: 'Je storting is afgewezen',
    paragraphs: ['Een storting is afgewezen, om deze reden:', reason],
    action: seeDeposits,
    closing: [
      'Heb je toch betaald, neem dan contact op met de klantenservice: wat ' +
        'aankomt, wordt bijgeschreven.',
    ],
  }),
  rejectedOf: (amount) => `Een storting van ${amount} is afgewezen, om deze reden:`,
  reversed: (amount, reason) => ({
    subject: 'Een storting is teruggenomen',
    paragraphs: [
      `Een storting van ${amount} die aan je saldo was toegevoegd, is teruggenomen:`,
      reason,
      'Je account is bevroren tot onze medewerkers ernaar hebben gekeken: je ' +
        'kunt niet handelen, storten of een opname aanvragen. Je kunt inloggen, ' +
        'alles bekijken, een wachtende opname annuleren en je gegevens exporteren. ' +
        'Neem contact op met de klantenservice.',
    ],
  }),
}

export const withdrawals: Messages<typeof englishWithdrawals> = {
  code: (code) => ({
    subject: 'Je code voor een opname',
    paragraphs: [
      `De code: ${code}`,
      'Ze is 10 minuten geldig, één keer, en voor niets anders. Geef haar aan niemand.',
    ],
    closing: [
      'Vroeg je er niet om, dan is iemand anders als jou ingelogd: kies meteen ' +
        'een nieuw wachtwoord en schrijf ons.',
    ],
  }),
  codeToAdd: (place) =>
    `Deze code bevestigt dat je deze bestemming aan je adresboek wilt toevoegen: ${place}.`,
  codeToSend: (amount, place) => `Deze code bevestigt dat je ${amount} wilt opnemen naar ${place}.`,
  placeAdded: (place) => ({
    subject: 'Er is een adres om naar op te nemen toegevoegd',
    paragraphs: ['Dit adres is aan je adresboek toegevoegd:', place],
    action: 'Mijn adresboek bekijken',
    closing: [writeToUs],
  }),
  asked: (amount, place, fee) => ({
    subject: 'Je opname is aangevraagd',
    paragraphs: [
      `Er is een opname van ${amount} naar ${place} aangevraagd; de kosten van ` +
        `${fee} gaan eraf. Het geld staat apart tot ze is betaald.`,
      'Was jij dat, dan hoef je niets te doen. Zo niet, annuleer haar dan met ' +
        'deze link; die werkt zonder in te loggen, tot het geld onderweg is.',
    ],
    action: 'Bekijken, of annuleren',
    closing: ['Was jij dat niet, kies dan ook meteen een nieuw wachtwoord, en schrijf ons.'],
  }),
  waits: (until) => `De bestemming is nieuw: er vertrekt niets voor ${until}.`,
  approved: (amount, place) => ({
    subject: 'Je opname is goedgekeurd',
    paragraphs: [`Je opname van ${amount} naar ${place} is goedgekeurd en wordt verstuurd.`],
    action: seeWithdrawals,
  }),
  sent: (amount, place) => ({
    subject: 'Je opname is verstuurd',
    paragraphs: [
      `Je opname van ${amount} naar ${place} is verstuurd. Ze geldt als betaald ` +
        'zodra het netwerk haar heeft bevestigd.',
    ],
    action: seeWithdrawals,
  }),
  paid: (amount, place) => ({
    subject: 'Je opname is betaald',
    paragraphs: [`Je opname van ${amount} naar ${place} is betaald.`],
    action: seeWithdrawals,
  }),
  left: (net, fee) => `Wat vertrok: ${net} na de kosten van ${fee}.`,
  leftInCoins: (net, fee, coins, rate) =>
    `Wat vertrok: ${net} na de kosten van ${fee}, dat is ${coins} tegen ${rate} per stuk.`,
  reference: (reference) => `Kenmerk: ${reference}`,
  transaction: (reference) => `Transactie: ${reference}`,
  rejected: (amount, place, reason) => ({
    subject: 'Je opname is afgewezen',
    paragraphs: [
      `Je opname van ${amount} naar ${place} is afgewezen, om deze reden:`,
      reason,
      moneyBack,
    ],
    action: seeWithdrawals,
  }),
  cancelled: (amount, place) => ({
    subject: 'Je opname is geannuleerd',
    paragraphs: [`Je hebt je opname van ${amount} naar ${place} geannuleerd.`, moneyBack],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
  cancelledByMail: (amount, place) => ({
    subject: 'Je opname is geannuleerd',
    paragraphs: [
      `Je opname van ${amount} naar ${place} is geannuleerd met de link in onze ` +
        'mail erover: daarvoor is geen aanmelding nodig.',
      moneyBack,
    ],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
}

export const corrections: Messages<typeof englishCorrections> = {
  deposit_restored: (amount) => ({
    subject: 'Een storting is weer bijgeschreven',
    paragraphs: [
      `Een storting van je die was teruggenomen, is er weer: ${amount} is aan ` +
        'het saldo van je live-account toegevoegd, zoveel als ervan was afgenomen.',
    ],
  }),
  withdrawal_returned: (amount, taken) => ({
    subject: 'Een betaling naar je bank kwam terug',
    paragraphs: [
      `De bank stuurde een betaling aan je terug: ${amount} is aan het saldo van ` +
        'je live-account toegevoegd. Dat is wat terugkwam: van wat wij hadden ' +
        `gestuurd, hielden de banken ${taken}.`,
    ],
  }),
  goodwill: (amount) => ({
    subject: 'Er is geld aan je saldo toegevoegd',
    paragraphs: [`Er is ${amount} aan het saldo van je live-account toegevoegd.`],
  }),
  noted: 'De reden, zoals twee van onze medewerkers die noteerden:',
  action: 'Je overzicht bekijken',
}

export const credits: Messages<typeof englishCredits> = {
  bought: (credits, price, paid, invoice) => ({
    subject: `Je kocht ${credits} credits`,
    paragraphs: [
      `${credits} credits zijn van jou. Ze kostten € ${price} met belasting; dat ` +
        `was ${paid} van je live-saldo. De factuur is ${invoice}; ze staat op de ` +
        'pagina van je credits.',
    ],
    action: seeCredits,
  }),
  kept: 'Credits kunnen niet worden teruggegeven.',
  until: (day) => `Wat je op ${day} niet hebt gebruikt, kan daar tot dan worden teruggegeven.`,
  givenBack: (credits, paid, note) => ({
    subject: `Je gaf ${credits} credits terug`,
    paragraphs: [
      `${paid} staat weer op je live-saldo voor ${credits} credits die niet zijn ` +
        `gebruikt. De creditnota is ${note}.`,
    ],
    action: seeCredits,
  }),
  low: (left, least) => ({
    subject: `Je hebt nog ${left} credits`,
    paragraphs: [
      `Je hebt nog ${left} credits. Met minder dan ${least} begint de ` +
        'automatische handelaar niets nieuws op je beursaccount; wat daar open is, ' +
        'wordt volgens zijn eigen regels gesloten.',
      'Hier handelen, met de hand of met het handelssysteem van je plan, vraagt geen credits.',
    ],
    action: seeCredits,
  }),
  notBought: (credits) => ({
    subject: 'Je storting kocht geen credits',
    paragraphs: [
      `Je storting staat op je live-saldo. Ze moest ${credits} credits kopen en ` +
        'deed dat niet: op de pagina van je credits staat waarom. Je kunt ze daar ' +
        'van je saldo kopen.',
    ],
    action: seeCredits,
  }),
  overdue: (left, since, months) => ({
    subject: 'Let op: je account kan worden beëindigd vanwege negatieve credits',
    paragraphs: [
      `Je hebt ${left} credits, en staat sinds ${since} onder nul. Na ${months} ` +
        'maanden daarvan laten onze voorwaarden ons een account beëindigen, en ' +
        'onze medewerkers zijn ervan op de hoogte.',
      'Credits kopen maakt hier meteen een eind aan. Je geld blijft van jou, en ' +
        'je kunt het opnemen.',
    ],
    action: seeCredits,
  }),
}
