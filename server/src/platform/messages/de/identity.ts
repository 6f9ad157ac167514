// In German: letters about breaks, freezes, plans, papers and the end of the account.

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

const contactUs = 'Hast du nicht darum gebeten, wende dich bitte sofort an den Support.'
const changePassword =
  'Warst du das nicht, ändere bitte dein Passwort und wende dich an den ' + 'Support.'
const seePlan = 'Deinen Plan ansehen'
const stillThere =
  'Offene Trades laufen bis zu ihrem Ende. Du kannst dich weiter anmelden, ' +
  'um zu lesen, auszuzahlen und dein Konto zu schließen.'
const notBefore = (until: string) =>
  `Wie du es wolltest, kannst du bis ${until} nicht handeln oder ` +
  'einzahlen. Niemand kann das früher beenden: du nicht, und wir auch ' +
  'nicht.'
const nothingCharged =
  'Dafür wurde nichts berechnet. Das Geld ist auf deinem Konto: du kannst ' +
  'es auszahlen lassen, und beim Handeln kannst du es verlieren.'

export const breaks: Messages<typeof englishBreaks> = {
  coolOff: (until) => ({
    subject: 'Deine Auszeit hat begonnen',
    paragraphs: [notBefore(until), stillThere],
  }),
  selfExclusion: (until) => ({
    subject: 'Du hast dich selbst ausgeschlossen',
    paragraphs: [
      notBefore(until),
      stillThere,
      'Ist das Handeln ein Problem geworden, sprich bitte mit jemandem ' +
        'darüber: mit einem Arzt oder einer Beratungsstelle für ' +
        'Glücksspielprobleme in deinem Land.',
    ],
  }),
}

export const freezes: Messages<typeof englishFreezes> = {
  frozen: (reason) => ({
    subject: 'Dein Konto ist eingefroren',
    paragraphs: [
      'Dein Konto ist eingefroren, aus diesem Grund:',
      reason,
      'Bis unser Team es angesehen hat, kannst du nicht handeln, einzahlen ' +
        'oder eine Auszahlung beantragen. Du kannst dich anmelden, alles ' +
        'ansehen, eine wartende Auszahlung stornieren und deine Daten ' +
        'exportieren. Dein Guthaben bleibt deins. Bitte wende dich an den ' +
        'Support.',
    ],
  }),
  unfrozen: (reason) => ({
    subject: 'Dein Konto ist nicht mehr eingefroren',
    paragraphs: ['Dein Konto ist nicht mehr eingefroren. Unser Team sagt:', reason],
  }),
}

export const plans: Messages<typeof englishPlans> = {
  set: (plan) => ({
    subject: `Dein Plan ist ${plan}`,
    paragraphs: [`Du hast den Plan ${plan} gewählt, und er gilt jetzt.`, nothingCharged],
    action: seePlan,
    closing: [changePassword],
  }),
  requested: (plan) => ({
    subject: `Du hast den Plan ${plan} beantragt`,
    paragraphs: [
      `Du hast den Plan ${plan} beantragt. Jemand aus unserem Team sieht ihn ` +
        'sich an, und du hörst von uns. Bis dahin bleibt dein Plan, wie er ist.',
      'Für einen Plan wird nichts berechnet.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  cancelled: (plan) => ({
    subject: `Du beantragst den Plan ${plan} nicht mehr`,
    paragraphs: [
      `Du hast deinen Antrag auf den Plan ${plan} zurückgenommen. Dein Plan ` +
        'bleibt, wie er ist, und du kannst noch einmal fragen.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  approved: (plan) => ({
    subject: `Dein Plan ist jetzt ${plan}`,
    paragraphs: [`Dein Antrag wurde genehmigt: dein Plan ist jetzt ${plan}.`, nothingCharged],
    action: seePlan,
  }),
  rejected: (plan, reason) => ({
    subject: `Der Plan ${plan} wurde nicht genehmigt`,
    paragraphs: [
      `Dein Antrag auf den Plan ${plan} wurde abgelehnt, aus diesem Grund:`,
      reason,
      'Dein Plan bleibt, wie er ist, und du kannst noch einmal fragen.',
    ],
    action: seePlan,
  }),
}

export const tokens: Messages<typeof englishTokens> = {
  subject: 'Ein persönliches Token wurde erstellt',
  reads: (name) =>
    'Für dein Konto wurde ein persönliches Token für Programme erstellt, mit ' +
    `dem Namen „${name}“. Es kann lesen, was dein Konto hat; auszahlen kann ` +
    'es nichts.',
  trades: (name) =>
    'Für dein Konto wurde ein persönliches Token für Programme erstellt, mit ' +
    `dem Namen „${name}“. Es kann lesen, was dein Konto hat, und handeln; ` +
    'auszahlen kann es nichts.',
  revoke: 'Warst du das nicht, widerrufe es und ändere sofort dein Passwort.',
  action: 'Deine Token ansehen',
}

export const changes: Messages<typeof englishChanges> = {
  asked: (what) => ({
    subject: 'Du möchtest dein Profil ändern',
    paragraphs: [
      `Du möchtest das ändern: ${what}. Du hast ein Dokument dafür gesendet. ` +
        'Wir sehen es uns an und schreiben dir. Bis dahin gilt, was vorher ' +
        'bekannt war.',
    ],
    action: 'Sehen, wie es steht',
    closing: [contactUs],
  }),
  call:
    'Wir rufen die neue Nummer an. Bitte halte dann dein Profil offen: es ' +
    'zeigt einen Code, den nur du uns sagen kannst.',
  approved: (what) => ({
    subject: 'Dein Profil wurde geändert',
    paragraphs: [`Wir haben dein Dokument geprüft und das geändert, wie du wolltest: ${what}.`],
    action: 'Dein Profil ansehen',
    closing: [contactUs],
  }),
  address: 'Hat sich auch deine Adresse geändert, bearbeite sie bitte.',
  rejected: (what, reason) => ({
    subject: 'Dein Profil wurde nicht geändert',
    paragraphs: [
      `Du möchtest das ändern: ${what}. Wir konnten das nicht tun, aus diesem Grund:`,
      reason,
      'Was vorher bekannt war, gilt weiter. Du kannst noch einmal fragen.',
    ],
    action: 'Dein Profil ansehen',
  }),
  fields: {
    firstname: 'Vorname',
    lastname: 'Nachname',
    date_of_birth: 'Geburtsdatum',
    country: 'Land',
    phone: 'Telefonnummer',
  },
}

export const documents: Messages<typeof englishDocuments> = {
  received: {
    subject: 'Wir haben deine Dokumente erhalten',
    paragraphs: [
      'Danke: dein Ausweisdokument ist angekommen. Wir sehen es uns an und ' +
        'schreiben dir, sobald es geprüft ist.',
    ],
    closing: ['Hast du uns kein Dokument gesendet, wende dich bitte an den Support.'],
  },
  approved: {
    subject: 'Deine Dokumente sind genehmigt',
    paragraphs: ['Dein Ausweisdokument wurde geprüft und genehmigt. Mehr ist nicht zu tun.'],
  },
  rejected: (reason) => ({
    subject: 'Deine Dokumente wurden abgelehnt',
    paragraphs: [
      'Dein Ausweisdokument wurde geprüft und konnte nicht angenommen werden, ' +
        'aus diesem Grund:',
      reason,
      'Bitte sende ein anderes Bild.',
    ],
    action: 'Ein anderes Bild senden',
  }),
  reminder: (due) => ({
    subject: 'Bitte zeige uns, wer du bist',
    paragraphs: [
      'Wir haben dich um ein Ausweisdokument gebeten und noch keines. Bitte ' +
        `sende ein Bild davon bis ${due}. Brauchst du länger, sag es dem Support ` +
        'vor diesem Tag: dreißig Werktage sind insgesamt möglich.',
      'Nach diesem Tag kann unser Team das Konto einfrieren, bis das Dokument ' +
        'da ist. Dein Geld bleibt deins.',
    ],
    action: 'Ein Dokument senden',
  }),
  extended: (due) => ({
    subject: 'Du hast mehr Zeit für dein Dokument',
    paragraphs: [`Bitte sende uns bis ${due} ein Bild eines Ausweisdokuments.`],
    action: 'Ein Dokument senden',
  }),
}

export const closings: Messages<typeof englishClosings> = {
  closed: {
    subject: 'Dein Konto ist geschlossen',
    paragraphs: [
      'Wie du es wolltest, haben wir dein Konto geschlossen. Alle deine ' +
        'Sitzungen sind beendet, niemand kann sich mehr anmelden, und dein ' +
        'Profilbild ist gelöscht.',
    ],
    closing: [
      'Hast du das Konto nicht geschlossen, kennt jemand dein Passwort. Bitte ' +
        'schreib sofort an unseren Support, und ändere das Passwort überall, wo ' +
        'du es sonst benutzt.',
    ],
  },
  byStaff: (reason) => ({
    subject: 'Wir haben dein Konto geschlossen',
    paragraphs: [
      'Unser Team hat dein Konto geschlossen, aus diesem Grund:',
      reason,
      'Alle deine Sitzungen sind beendet, niemand kann sich mehr anmelden, und ' +
        'dein Profilbild ist gelöscht.',
    ],
    closing: ['Hältst du das für falsch, schreib bitte an unseren Support.'],
  }),
  givenUp: (amount) => `Die ${amount} des Live-Guthabens waren Spielgeld und sind aufgegeben.`,
  kept: (years) =>
    'Das Geldwäschegesetz und das Recht der Buchführung verlangen, dass wir ' +
    `nach dem Schließen ${years} Jahre lang aufbewahren: deine Trades und ` +
    'ihre Ergebnisse, alle Bewegungen von Geld, die Aufzeichnung dessen, was ' +
    'mit dem Konto geschah, deinen Namen und deine Adresse, und ' +
    'Ausweisdokumente, die du gesendet hast.',
  keptUntil: (day) => `Das ist bis ${day}. Wir benutzen diese Aufzeichnungen für nichts anderes.`,
}
