// In German: letters about money.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  corrections as englishCorrections,
  credits as englishCredits,
  deposits as englishDeposits,
  withdrawals as englishWithdrawals,
} from '../money.ts'

export { reasonWords } from '#contract/client/de/reason-words.ts'

const seeDeposits = 'Deine Einzahlungen ansehen'
const seeWithdrawals = 'Deine Auszahlungen ansehen'
const seeCredits = 'Deine Credits ansehen'
const moneyBack = 'Das Geld ist wieder auf deinem Guthaben, ohne Gebühr.'
const writeToUs = 'Warst du das nicht, wähle bitte sofort ein neues Passwort und schreib ' + 'uns.'

export const deposits: Messages<typeof englishDeposits> = {
  received: (coins, needed) => ({
    subject: 'Deine Zahlung wurde gesehen',
    paragraphs: [
      `Eine Zahlung von ${coins} an deine Einzahlungsadresse wurde gesehen. ` +
        `Sie wird gutgeschrieben, sobald das Netzwerk sie ${needed}-mal ` +
        'bestätigt hat.',
    ],
    action: seeDeposits,
  }),
  receivedAgain: (coins, needed) => ({
    subject: 'Deine Zahlung wurde wieder gesehen',
    paragraphs: [
      `Eine Zahlung von ${coins} an deine Einzahlungsadresse wurde wieder ` +
        `gesehen. Sie wird gutgeschrieben, sobald das Netzwerk sie ${needed}-mal ` +
        'bestätigt hat.',
    ],
    action: seeDeposits,
  }),
  lost: (coins) => ({
    subject: 'Das Netzwerk hat deine Zahlung verloren',
    paragraphs: [
      `Eine Zahlung von ${coins} an deine Einzahlungsadresse gehört nicht mehr ` +
        'zur Kette, also wurde nichts dafür gutgeschrieben.',
      'Oft kommt sie binnen Minuten von selbst zurück und wird dann wie üblich ' +
        'gutgeschrieben. Wenn nicht, zeigt dein Wallet, was aus den Coins wurde.',
    ],
    action: seeDeposits,
  }),
  cancelled: {
    subject: 'Du hast eine Einzahlung aufgegeben',
    paragraphs: [
      'Du hast eine Einzahlung aufgegeben, bevor etwas kam. Es wurde nichts ' + 'berechnet.',
    ],
    action: seeDeposits,
    closing: ['Hast du doch bezahlt, wird gutgeschrieben, was ankommt.'],
  },
  cancelledOf: (amount) =>
    `Du hast eine Einzahlung über ${amount} aufgegeben, bevor etwas kam. Es ` +
    'wurde nichts berechnet.',
  approved: (amount) => ({
    subject: 'Deine Einzahlung ist genehmigt',
    paragraphs: [`Dem Guthaben deines Live-Kontos wurden ${amount} hinzugefügt.`],
    action: seeDeposits,
  }),
  identityDue: (day) =>
    `Wir wissen noch nicht, wer du bist: bitte sende bis ${day} ein Bild ` +
    'eines Ausweisdokuments, auf der Verifizierungsseite deines Kontos.',
  byCard: 'Bezahlt wurde mit Karte.',
  isCopy: (day) => `Das war am ${day}: dies ist eine Kopie unseres Briefs.`,
  arrived: (coins, rate) => `${coins} kamen an, zu einem Kurs von ${rate}.`,
  arrivedAbove: (coins, rate, rest) =>
    `${coins} kamen an, zu einem Kurs von ${rate}, und ${rest} für das, was ` +
    'darüber hinaus kam.',
  outcomes: {
    partial: 'Das ist weniger, als du angefragt hast, und wurde gutgeschrieben, wie ' + 'es kam.',
    over: 'Das ist mehr, als du angefragt hast; alles wurde gutgeschrieben.',
    late: 'Es kam, nachdem der Kurs abgelaufen war, also galt der Kurs bei der ' + 'Bestätigung.',
    unasked: 'Es war nichts angefragt, also galt der Kurs bei der Bestätigung.',
  },
  rejected: (reason) => ({
    subject: 'Deine Einzahlung wurde abgelehnt',
    paragraphs: ['Eine Einzahlung wurde abgelehnt, aus diesem Grund:', reason],
    action: seeDeposits,
    closing: [
      'Hast du doch bezahlt, wende dich bitte an den Support: was ankommt, ' +
        'wird gutgeschrieben.',
    ],
  }),
  rejectedOf: (amount) => `Eine Einzahlung über ${amount} wurde abgelehnt, aus diesem Grund:`,
  reversed: (amount, reason) => ({
    subject: 'Eine Einzahlung wurde zurückgenommen',
    paragraphs: [
      `Eine Einzahlung über ${amount}, die deinem Guthaben hinzugefügt war, ` +
        'wurde zurückgenommen:',
      reason,
      'Dein Konto ist eingefroren, bis unser Team es angesehen hat: du kannst ' +
        'nicht handeln, einzahlen oder eine Auszahlung beantragen. Du kannst ' +
        'dich anmelden, alles ansehen, eine wartende Auszahlung stornieren und ' +
        'deine Daten exportieren. Bitte wende dich an den Support.',
    ],
  }),
}

export const withdrawals: Messages<typeof englishWithdrawals> = {
  code: (code) => ({
    subject: 'Dein Code für eine Auszahlung',
    paragraphs: [
      `Der Code: ${code}`,
      'Er gilt 10 Minuten, einmal, und für nichts anderes. Gib ihn niemandem.',
    ],
    closing: [
      'Hast du nicht darum gebeten, ist jemand anders als du angemeldet: bitte ' +
        'wähle sofort ein neues Passwort und schreib uns.',
    ],
  }),
  codeToAdd: (place) =>
    'Dieser Code bestätigt, dass du dieses Ziel deinem Adressbuch hinzufügen ' +
    `willst: ${place}.`,
  codeToSend: (amount, place) =>
    `Dieser Code bestätigt, dass du ${amount} an ${place} auszahlen willst.`,
  placeAdded: (place) => ({
    subject: 'Eine Auszahlungsadresse wurde hinzugefügt',
    paragraphs: ['Diese Adresse wurde deinem Adressbuch hinzugefügt:', place],
    action: 'Mein Adressbuch ansehen',
    closing: [writeToUs],
  }),
  asked: (amount, place, fee) => ({
    subject: 'Deine Auszahlung wurde beantragt',
    paragraphs: [
      `Eine Auszahlung von ${amount} an ${place} wurde beantragt; die Gebühr ` +
        `von ${fee} geht davon ab. Das Geld ist zurückgelegt, bis sie bezahlt ` +
        'ist.',
      'Warst du das, musst du nichts tun. Wenn nicht, storniere sie mit diesem ' +
        'Link; er geht ohne Anmeldung, bis das Geld unterwegs ist.',
    ],
    action: 'Ansehen oder stornieren',
    closing: [
      'Warst du das nicht, wähle bitte auch sofort ein neues Passwort, und ' + 'schreib uns.',
    ],
  }),
  waits: (until) => `Das Ziel ist neu: vor ${until} geht nichts hinaus.`,
  approved: (amount, place) => ({
    subject: 'Deine Auszahlung ist genehmigt',
    paragraphs: [`Deine Auszahlung von ${amount} an ${place} ist genehmigt und wird gesendet.`],
    action: seeWithdrawals,
  }),
  sent: (amount, place) => ({
    subject: 'Deine Auszahlung wurde gesendet',
    paragraphs: [
      `Deine Auszahlung von ${amount} an ${place} wurde gesendet. Sie gilt als ` +
        'bezahlt, sobald das Netzwerk sie bestätigt hat.',
    ],
    action: seeWithdrawals,
  }),
  paid: (amount, place) => ({
    subject: 'Deine Auszahlung ist bezahlt',
    paragraphs: [`Deine Auszahlung von ${amount} an ${place} ist bezahlt.`],
    action: seeWithdrawals,
  }),
  left: (net, fee) => `Was hinausging: ${net} nach der Gebühr von ${fee}.`,
  leftInCoins: (net, fee, coins, rate) =>
    `Was hinausging: ${net} nach der Gebühr von ${fee}, das sind ${coins} zu ` +
    `${rate} je Stück.`,
  reference: (reference) => `Verwendungszweck: ${reference}`,
  transaction: (reference) => `Transaktion: ${reference}`,
  rejected: (amount, place, reason) => ({
    subject: 'Deine Auszahlung wurde abgelehnt',
    paragraphs: [
      `Deine Auszahlung von ${amount} an ${place} wurde abgelehnt, aus diesem Grund:`,
      reason,
      moneyBack,
    ],
    action: seeWithdrawals,
  }),
  cancelled: (amount, place) => ({
    subject: 'Deine Auszahlung ist storniert',
    paragraphs: [`Du hast deine Auszahlung von ${amount} an ${place} storniert.`, moneyBack],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
  cancelledByMail: (amount, place) => ({
    subject: 'Deine Auszahlung ist storniert',
    paragraphs: [
      `Deine Auszahlung von ${amount} an ${place} wurde über den Link in ` +
        'unserer Mail dazu storniert: dafür ist keine Anmeldung nötig.',
      moneyBack,
    ],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
}

export const corrections: Messages<typeof englishCorrections> = {
  deposit_restored: (amount) => ({
    subject: 'Eine Einzahlung wurde wieder gutgeschrieben',
    paragraphs: [
      'Eine deiner Einzahlungen, die zurückgenommen war, ist wieder da: dem ' +
        `Guthaben deines Live-Kontos wurden ${amount} hinzugefügt, so viel, wie ` +
        'davon abgezogen war.',
    ],
  }),
  withdrawal_returned: (amount, taken) => ({
    subject: 'Eine Zahlung an deine Bank kam zurück',
    paragraphs: [
      'Die Bank hat eine Zahlung an dich zurückgesendet: dem Guthaben deines ' +
        `Live-Kontos wurden ${amount} hinzugefügt. So viel kam zurück: von dem, ` +
        `was wir gesendet hatten, behielten die Banken ${taken}.`,
    ],
  }),
  goodwill: (amount) => ({
    subject: 'Deinem Guthaben wurde Geld hinzugefügt',
    paragraphs: [`Dem Guthaben deines Live-Kontos wurden ${amount} hinzugefügt.`],
  }),
  noted: 'Der Grund, wie ihn zwei aus unserem Team notiert haben:',
  action: 'Deinen Kontoauszug ansehen',
}

export const credits: Messages<typeof englishCredits> = {
  bought: (credits, price, paid, invoice) => ({
    subject: `Du hast ${credits} Credits gekauft`,
    paragraphs: [
      `${credits} Credits gehören dir. Sie kosteten ${price} € mit Steuer, das ` +
        `waren ${paid} deines Live-Guthabens. Die Rechnung ist ${invoice}; sie ` +
        'ist auf der Seite deiner Credits.',
    ],
    action: seeCredits,
  }),
  kept: 'Credits können nicht zurückgegeben werden.',
  until: (day) => `Was du bis ${day} nicht benutzt hast, kann bis dahin dort zurückgegeben werden.`,
  givenBack: (credits, paid, note) => ({
    subject: `Du hast ${credits} Credits zurückgegeben`,
    paragraphs: [
      `${paid} sind wieder auf deinem Live-Guthaben, für ${credits} Credits, ` +
        `die nicht benutzt wurden. Die Gutschrift ist ${note}.`,
    ],
    action: seeCredits,
  }),
  low: (left, least) => ({
    subject: `Du hast noch ${left} Credits`,
    paragraphs: [
      `Du hast noch ${left} Credits. Mit weniger als ${least} beginnt der ` +
        'automatische Händler nichts Neues auf deinem Börsenkonto; was dort ' +
        'offen ist, wird nach seinen eigenen Regeln geschlossen.',
      'Hier zu handeln, von Hand oder mit dem Handelssystem deines Plans, ' +
        'braucht keine Credits.',
    ],
    action: seeCredits,
  }),
  notBought: (credits) => ({
    subject: 'Deine Einzahlung hat keine Credits gekauft',
    paragraphs: [
      `Deine Einzahlung ist auf deinem Live-Guthaben. Sie sollte ${credits} ` +
        'Credits kaufen und hat es nicht: auf der Seite deiner Credits steht, ' +
        'warum. Du kannst sie dort von deinem Guthaben kaufen.',
    ],
    action: seeCredits,
  }),
  overdue: (left, since, months) => ({
    subject: 'Achtung: dein Konto kann wegen negativer Credits beendet werden',
    paragraphs: [
      `Du hast ${left} Credits und bist seit ${since} im Minus. Nach ` +
        `${months} Monaten davon erlauben uns unsere Bedingungen, ein Konto zu ` +
        'beenden, und unser Team weiß davon.',
      'Wer Credits kauft, beendet das sofort. Dein Geld bleibt deins, und du ' +
        'kannst es auszahlen lassen.',
    ],
    action: seeCredits,
  }),
}
