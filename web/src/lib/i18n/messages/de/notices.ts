// In German: the bell, and what each kind of notice says.

import type { Messages } from '#contract/shared/messages.ts'
import type { NoticeKind } from '#contract/shared/notice-kinds.ts'
import {
  coinsIn,
  creditsIn,
  type Details,
  fieldsIn,
  moneyIn,
  nameIn,
  planIn,
  pricesIn,
  reasonIn,
} from '../../notice-facts.ts'
import type { notices as english } from '../notices.ts'

/** " über 1.200,50 $" */
function of(facts: string | undefined): string {
  return facts === undefined ? '' : ` über ${facts}`
}

function because(details: Details): string {
  return reasonIn(details, 'Grund')
}

const fields = {
  firstname: 'Vorname',
  lastname: 'Nachname',
  date_of_birth: 'Geburtsdatum',
  country: 'Land',
  phone: 'Telefonnummer',
}

function whatOf(details: Details): string {
  return fieldsIn(details, fields) ?? 'deine persönlichen Daten'
}

const ends: Readonly<Record<string, string>> = {
  won: 'gewonnen',
  lost: 'verloren',
  tied: 'unentschieden',
  voided: 'ungültig',
}

function result(brought: Details[string] = null): string {
  const money = moneyIn({ amount: brought })
  return money === undefined ? '' : `, ${money}`
}

function wonIn(prize: Details[string] = null): string {
  const money = Number(prize) > 0 ? moneyIn({ amount: prize }) : undefined
  return money === undefined ? '' : `, Preis ${money}`
}

function backIn(refund: Details[string] = null): string {
  const money = Number(refund) > 0 ? moneyIn({ amount: refund }) : undefined
  return money === undefined ? '' : `; ${money} gingen an dich zurück`
}

const texts: Readonly<Record<NoticeKind, (details: Details) => string>> = {
  deposit_seen: (details) =>
    `Eine Zahlung${of(coinsIn(details))} wurde gesehen. Sie wird gutgeschrieben, sobald das ` +
    'Netzwerk sie bestätigt hat.',
  deposit_approved: (details) =>
    `Einzahlung genehmigt: ${moneyIn(details) ?? 'das Geld'} auf deinem Guthaben.`,
  deposit_rejected: (details) =>
    `Eine Einzahlung${of(moneyIn(details))} wurde abgelehnt.${because(details)}`,
  deposit_cancelled: (details) => `Du hast eine Einzahlung${of(moneyIn(details))} aufgegeben.`,
  deposit_lost: (details) =>
    `Das Netzwerk hat eine Zahlung${of(coinsIn(details))} verloren, bevor sie gutgeschrieben ` +
    'war. Kommt sie zurück, wird sie wie üblich gutgeschrieben.',
  deposit_reversed: (details) =>
    `Eine Einzahlung${of(moneyIn(details))} wurde zurückgenommen.${because(details)} Dein ` +
    'Konto ist eingefroren, bis unser Team es angesehen hat.',
  deposit_restored: (details) =>
    'Eine zurückgenommene Einzahlung ist wieder gutgeschrieben: ' +
    `${moneyIn(details) ?? 'das Geld'} auf deinem Guthaben.${because(details)}`,
  goodwill_given: (details) =>
    `Deinem Guthaben gutgeschrieben: ${moneyIn(details) ?? 'Geld'}.${because(details)}`,
  credits_bought: (details) => `Du hast ${creditsIn(details)} Credits gekauft.`,
  credits_given_back: (details) =>
    `${creditsIn(details)} ungenutzte Credits sind zurückgegeben: ` +
    `${moneyIn(details) ?? 'das Geld'} auf deinem Guthaben.`,
  credits_not_bought: (details) =>
    `Eine Einzahlung kam an und hat ${creditsIn(details)} Credits nicht gekauft: sie ist auf ` +
    'deinem Guthaben.',
  credits_low: (details) =>
    `Du hast noch ${creditsIn(details)} Credits. Mit weniger als einem beginnt der ` +
    'automatische Händler nichts Neues.',
  credits_overdue: (details) =>
    `Du hast seit zwei Monaten oder länger ${creditsIn(details)} Credits: unsere Bedingungen ` +
    'erlauben uns, das Konto deshalb zu beenden. Wer Credits kauft, beendet das sofort.',
  grant: (details) => {
    const name = nameIn(details)
    const money = moneyIn(details)
    if (details.step === 'paid') return `Aus einer Aktion kamen ${money ?? 'Dollar'}: ${name}.`
    return details.step === 'started'
      ? `An Bonusdollar ist dir versprochen: ${money ?? 'ein Betrag'} (${name}).`
      : `Eine Aktion endete, ohne bezahlt zu werden: ${name}. Dein eigenes Geld ist, wie es war.`
  },
  account_frozen: (details) => `Dein Konto ist eingefroren.${because(details)}`,
  account_unfrozen: (details) => `Dein Konto ist nicht mehr eingefroren.${because(details)}`,
  withdrawal_requested: (details) =>
    `Auszahlung${of(moneyIn(details))} beantragt. Der Betrag ist zurückgelegt.`,
  withdrawal_approved: (details) => `Auszahlung${of(moneyIn(details))} genehmigt.`,
  withdrawal_sent: (details) => `Auszahlung${of(moneyIn(details))} ist unterwegs.`,
  withdrawal_paid: (details) => `Auszahlung${of(moneyIn(details))} bezahlt.`,
  withdrawal_rejected: (details) =>
    `Auszahlung${of(moneyIn(details))} abgelehnt: sie ist wieder auf deinem ` +
    `Guthaben.${because(details)}`,
  withdrawal_cancelled: (details) =>
    details.by === 'mail'
      ? `Auszahlung${of(moneyIn(details))} über den Link in ihrer Mail storniert: sie ist ` +
        'wieder auf deinem Guthaben.'
      : `Du hast eine Auszahlung${of(moneyIn(details))} storniert: sie ist wieder auf ` +
        'deinem Guthaben.',
  withdrawal_returned: (details) =>
    `Auszahlung${of(moneyIn(details))} kam auf dein Guthaben zurück.${because(details)}`,
  destination_added: ({ label }) =>
    'Ein neues Auszahlungsziel wurde ' +
    `hinzugefügt${typeof label === 'string' ? `: ${label}` : ''}. Warst du das nicht, ändere ` +
    'jetzt dein Passwort.',
  document_approved: () => 'Dein Ausweisdokument wurde geprüft und genehmigt.',
  document_rejected: (details) =>
    `Dein Ausweisdokument wurde nicht angenommen.${because(details)} Bitte sende ein anderes Bild.`,
  identity_changed: (details) => `Was du ändern wolltest, gilt jetzt: ${whatOf(details)}.`,
  identity_change_rejected: (details) =>
    `Was du ändern wolltest, wurde nicht angenommen: ${whatOf(details)}.${because(details)}`,
  plan_set: (details) => `Dein Plan ist jetzt ${planIn(details)}. Es wurde nichts berechnet.`,
  plan_requested: (details) => `Höherer Plan ${planIn(details)} beantragt.`,
  plan_cancelled: (details) => `Du hast den Antrag auf ${planIn(details)} zurückgenommen.`,
  plan_approved: (details) => `Höherer Plan genehmigt: dein Plan ist jetzt ${planIn(details)}.`,
  plan_rejected: (details) =>
    `Der Antrag auf ${planIn(details)} wurde abgelehnt.${because(details)}`,
  ats_ended: ({ mode }) =>
    `Deine automatischen Trades sind aus (${mode === 'real' ? 'Live' : 'Demo'}). Ihr ` +
    'Protokoll sagt, warum.',
  ats_trade: ({ symbol, outcome, brought }) =>
    `Automatischer Trade${symbol ? ` auf ${symbol}` : ''}: ` +
    `${ends[String(outcome)] ?? 'beendet'}${result(brought)}.`,
  ats_paused: (details) => `Unser Team hat deine automatischen Trades pausiert.${because(details)}`,
  ats_resumed: (details) => `Deine automatischen Trades dürfen weiterlaufen.${because(details)}`,
  trader_ended: ({ pair }) =>
    pair
      ? `Dein Bot für ${pair} hat von selbst angehalten.`
      : 'Ein Bot von dir hat von selbst angehalten.',
  price_alert: ({ symbol, price }) =>
    symbol && price
      ? `${symbol} hat ${pricesIn(price)} erreicht.`
      : 'Ein Kurs hat eine Marke von dir erreicht.',
  chat_answered: () => 'Der Support hat dir im Chat geantwortet.',
  tournament_ended: (details) =>
    Number(details.place) > 0
      ? `Das Turnier ist vorbei: Platz ${details.place}${wonIn(details.prize)}.`
      : 'Das Turnier ist vorbei. Du hast darin nicht gehandelt und hast darum keinen Platz.',
  tournament_unbeaten: (details) =>
    `Zu wenige haben im Turnier gehandelt: es hat kein Ergebnis${backIn(details.refund)}.`,
  tournament_cancelled: (details) => `Das Turnier wurde abgesagt${backIn(details.refund)}.`,
  webhook_ended: ({ host }) =>
    host
      ? `An deinen Webhook bei ${host} wird nichts mehr gesendet.`
      : 'An einen deiner Webhooks wird nichts mehr gesendet.',
}

export const notices: Messages<typeof english> = {
  title: 'Mitteilungen',
  bell: (unread) => (unread === 0 ? 'Mitteilungen' : `Mitteilungen, ${unread} ungelesen`),
  empty:
    'Noch nichts. Über Einzahlungen, Auszahlungen, Pläne und deine Dokumente wird hier berichtet.',
  more: 'Mehr laden',
  unread: 'Neu',
  news: 'Es gibt Neues zu deinem Konto.',
  utc: 'Zeiten sind UTC.',
  textOf: (kind: string, details: Details): string => {
    const known: Readonly<Record<string, (details: Details) => string>> = texts
    return known[kind]?.(details) ?? notices.news
  },
}
