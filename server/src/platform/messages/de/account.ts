// In German: letters about the account and what protects it.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  clients as englishClients,
  factorLook as englishFactorLook,
  factors as englishFactors,
  sessions as englishSessions,
} from '../account.ts'

const nothingToDo = 'Warst du das nicht, musst du nichts tun.'
const writeToUs = 'Warst du das nicht, wähle bitte sofort ein neues Passwort und schreib ' + 'uns.'

export const clients: Messages<typeof englishClients> = {
  confirmation: {
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    paragraphs: [
      'Bitte bestätige, dass das deine Adresse ist. Der Link öffnet eine Seite ' +
        'mit einem Knopf zum Drücken und gilt 24 Stunden.',
    ],
    action: 'Meine Adresse bestätigen',
    closing: ['Hast du dich nicht bei uns registriert, ignoriere diese Mail bitte.'],
  },
  alreadyClient: {
    subject: 'Du hast schon ein Konto',
    paragraphs: [
      'Jemand, vermutlich du, wollte sich eben mit dieser Adresse ' +
        'registrieren. Du hast schon ein Konto bei uns, und daran hat sich ' +
        'nichts geändert.',
    ],
    action: 'Anmelden',
    closing: [nothingToDo],
  },
  closedClient: {
    subject: 'Dein Konto ist geschlossen',
    paragraphs: [
      'Jemand, vermutlich du, wollte sich eben mit dieser Adresse ' +
        'registrieren. Sie gehört zu einem Konto, das geschlossen wurde, und ' +
        'solange dessen Unterlagen aufbewahrt werden müssen, kann kein anderes ' +
        'sie haben.',
      'Willst du wieder bei uns handeln, registriere dich bitte mit einer ' + 'anderen Adresse.',
    ],
    closing: [nothingToDo],
  },
  reset: {
    subject: 'Wähle ein neues Passwort',
    paragraphs: [
      'Jemand, vermutlich du, möchte ein neues Passwort für dein Konto wählen. ' +
        'Der Link öffnet eine Seite dafür und gilt einmal, eine Stunde lang.',
    ],
    action: 'Ein neues Passwort wählen',
    closing: [
      'Warst du das nicht, ignoriere diese Mail bitte: dein Passwort bleibt, ' + 'wie es ist.',
    ],
  },
  newEmail: {
    subject: 'Bitte bestätige deine neue E-Mail-Adresse',
    paragraphs: [
      'Bitte bestätige, dass das die Adresse deines Kontos werden soll. Der ' +
        'Link öffnet eine Seite mit einem Knopf zum Drücken und gilt 24 Stunden. ' +
        'Bis dahin ändert sich nichts.',
    ],
    action: 'Diese Adresse verwenden',
    closing: ['Hast du kein Konto bei uns, ignoriere diese Mail bitte.'],
  },
  newEmailAsked: {
    subject: 'Eine andere E-Mail-Adresse wurde beantragt',
    paragraphs: [
      'Jemand, der in deinem Konto angemeldet ist und das Passwort kennt, ' +
        'möchte dafür eine andere E-Mail-Adresse verwenden. Nichts ändert sich, ' +
        'bis die neue Adresse bestätigt ist.',
      'Warst du das nicht, wähle bitte ein neues Passwort: das beendet auch ' + 'diese Änderung.',
    ],
    action: 'Ein neues Passwort wählen',
  },
  addressTaken: {
    subject: 'Jemand hat deine E-Mail-Adresse eingegeben',
    paragraphs: [
      'Jemand wollte diese Adresse für ein anderes Konto bei uns verwenden. ' +
        'Sie ist die Adresse deines Kontos, also hat sich nichts geändert.',
    ],
    closing: ['Du musst nichts tun.'],
  },
  emailGone: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    paragraphs: [
      'Dein Konto hat jetzt eine andere E-Mail-Adresse, und diese gehört nicht ' + 'mehr dazu.',
      'Warst du das nicht, wende dich bitte sofort an den Support.',
    ],
  },
  demoEnded: (reason) => ({
    subject: 'Deine Demo ist beendet',
    paragraphs: [
      'Unser Team hat deine Demo vor der Zeit beendet, aus diesem Grund:',
      reason,
      'Ihre offenen Trades werden abgerechnet wie immer, und ihr Verlauf ' +
        'bleibt. Du kannst mit ihr weitermachen, wann du willst: fülle sie in ' +
        'deinem Wallet auf.',
    ],
  }),
  textsAmended: (from) => ({
    subject: 'Unsere rechtlichen Texte ändern sich',
    paragraphs: [
      `Ab ${from} (UTC) gelten neue Fassungen unserer rechtlichen Texte. Bis ` +
        'dahin gelten die, die du kennst. Was sich ändert, steht am Anfang eines ' +
        'jeden:',
    ],
    closing: [
      'Jetzt ist nichts zu tun. Ab diesem Tag wirst du gebeten, die Änderungen ' +
        'anzunehmen, und vorher ist kein neuer Trade möglich. Alles andere geht ' +
        'weiter: offene Trades, Auszahlungen, der Export deiner Daten und das ' +
        'Schließen des Kontos.',
    ],
  }),
  legalTitles: {
    terms: 'Allgemeine Geschäftsbedingungen',
    privacy: 'Datenschutzerklärung',
    'risk-disclosure': 'Risikohinweise',
    'aml-policy': 'Richtlinie zu Geldwäsche und Identifizierung',
    'payment-policy': 'Zahlungsrichtlinie',
  },
  digest: {
    subject: (count) => `Hinweise, die du nicht gelesen hast: ${count}`,
    paragraphs: [
      'Das ist in deinem Konto geschehen und wurde in der App noch nicht ' +
        'gelesen. Die Zeiten sind in UTC.',
    ],
    action: 'Wählen, was dich erreicht',
  },
}

export const sessions: Messages<typeof englishSessions> = {
  reusedToken: {
    subject: 'Wir haben dich abgemeldet',
    paragraphs: [
      'Eine deiner Anmeldungen wurde an zwei Orten zugleich benutzt. Das kann ' +
        'geschehen, wenn ein Browser aus einer Sicherung wiederhergestellt ' +
        'wurde, und so sieht auch eine gestohlene Anmeldung aus; darum haben wir ' +
        'sie beendet.',
      'Bitte melde dich noch einmal an. Hast du diese Mail nicht erwartet, ' +
        'wähle bitte ein neues Passwort.',
    ],
    action: 'Anmelden',
  },
  newDevice: (browser, at) => ({
    subject: 'Neue Anmeldung von einem neuen Gerät',
    paragraphs: [
      'In deinem Konto hat sich jemand von einem Gerät angemeldet, das wir ' +
        'noch nicht kannten.',
      `Browser: ${browser}. Zeit: ${at}.`,
    ],
    action: 'Das war ich nicht',
    closing: [
      'Warst du das, musst du nichts tun. Wenn nicht, wähle bitte ein neues ' +
        'Passwort: das meldet alle ab.',
    ],
  }),
  otherBrowser: 'ein anderer Browser',
  guessedAt: {
    subject: 'Jemand versucht, dein Passwort zu erraten',
    paragraphs: [
      'Heute wurden aus vielen Netzen falsche Passwörter für dein Konto ' +
        'versucht. Keines war richtig, und du kannst dich anmelden wie immer.',
      'Ein Passwort, das du sonst nirgends benutzt, und eine Authenticator-App ' +
        'oder ein Passkey machen solches Raten sinnlos.',
    ],
    action: 'Meine Sicherheitsseite öffnen',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    paragraphs: [
      'Das Passwort deines Kontos wurde eben geändert. Wo immer du sonst ' +
        'angemeldet warst, bist du abgemeldet, und die persönlichen Token, mit ' +
        'denen deine Programme sich anmeldeten, sind beendet.',
    ],
    action: 'Das war ich nicht',
    closing: ['Warst du das, musst du nichts tun.'],
  },
  emailChanged: {
    subject: 'Deine neue E-Mail-Adresse gilt',
    paragraphs: [
      'Das ist von jetzt an die Adresse deines Kontos. Bitte melde dich mit ' +
        'ihr an. Wo immer du sonst angemeldet warst, bist du abgemeldet.',
    ],
  },
}

export const factors: Messages<typeof englishFactors> = {
  totp_added: {
    subject: 'Eine Authenticator-App wurde hinzugefügt',
    paragraphs: [
      'Deinem Konto wurde eine Authenticator-App hinzugefügt: die Anmeldung ' +
        'mit deinem Passwort verlangt von jetzt an einen Code von ihr oder einen ' +
        'anderen zweiten Schritt.',
    ],
  },
  totp_removed: {
    subject: 'Deine Authenticator-App wurde entfernt',
    paragraphs: ['Die Authenticator-App wurde von deinem Konto entfernt.'],
  },
  passkey_added: {
    subject: 'Ein Passkey wurde hinzugefügt',
    paragraphs: ['Deinem Konto wurde ein Passkey hinzugefügt.'],
  },
  passkey_removed: {
    subject: 'Ein Passkey wurde entfernt',
    paragraphs: ['Von deinem Konto wurde ein Passkey entfernt.'],
  },
  recovery_codes_made: {
    subject: 'Neue Wiederherstellungscodes wurden erstellt',
    paragraphs: [
      'Für dein Konto wurden neue Wiederherstellungscodes erstellt. Die alten ' +
        'gelten nicht mehr.',
    ],
  },
  recovery_code_used: {
    subject: 'Ein Wiederherstellungscode wurde benutzt',
    paragraphs: [
      'Einer deiner Wiederherstellungscodes wurde benutzt. Er gilt nicht noch ' + 'einmal.',
    ],
  },
}

export const factorLook: Messages<typeof englishFactorLook> = {
  action: 'Meine Sicherheitseinstellungen ansehen',
  closing: [writeToUs],
}
