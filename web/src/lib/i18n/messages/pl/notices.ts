// In Polish: the bell, and what each kind of notice says.

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

/** " (1200,50 $)" */
function of(facts: string | undefined): string {
  return facts === undefined ? '' : ` (${facts})`
}

function because(details: Details): string {
  return reasonIn(details, 'Powód')
}

const fields = {
  firstname: 'imię',
  lastname: 'nazwisko',
  date_of_birth: 'data urodzenia',
  country: 'kraj',
  phone: 'numer telefonu',
}

function whatOf(details: Details): string {
  return fieldsIn(details, fields) ?? 'twoje dane osobowe'
}

const ends: Readonly<Record<string, string>> = {
  won: 'wygrana',
  lost: 'przegrana',
  tied: 'remis',
  voided: 'nieważna',
}

function result(brought: Details[string] = null): string {
  const money = moneyIn({ amount: brought })
  return money === undefined ? '' : `, ${money}`
}

function wonIn(prize: Details[string] = null): string {
  const money = Number(prize) > 0 ? moneyIn({ amount: prize }) : undefined
  return money === undefined ? '' : `, nagroda ${money}`
}

function backIn(refund: Details[string] = null): string {
  const money = Number(refund) > 0 ? moneyIn({ amount: refund }) : undefined
  return money === undefined ? '' : `; wróciło do ciebie ${money}`
}

const texts: Readonly<Record<NoticeKind, (details: Details) => string>> = {
  deposit_seen: (details) =>
    `Zauważono płatność${of(coinsIn(details))}. Zostanie zaksięgowana, gdy sieć ją potwierdzi.`,
  deposit_approved: (details) =>
    `Wpłata zatwierdzona: ${moneyIn(details) ?? 'pieniądze'} na twoim saldzie.`,
  deposit_rejected: (details) =>
    `Wpłata${of(moneyIn(details))} została odrzucona.${because(details)}`,
  deposit_cancelled: (details) => `Zrezygnowano z wpłaty${of(moneyIn(details))}.`,
  deposit_lost: (details) =>
    `Sieć utraciła płatność${of(coinsIn(details))}, zanim ją zaksięgowano. Jeśli wróci, ` +
    'zostanie zaksięgowana jak zwykle.',
  deposit_reversed: (details) =>
    `Wpłata${of(moneyIn(details))} została cofnięta.${because(details)} Twoje konto jest ` +
    'zamrożone, dopóki nie obejrzy go nasz zespół.',
  deposit_restored: (details) =>
    `Cofnięta wpłata została zaksięgowana ponownie: ${moneyIn(details) ?? 'pieniądze'} na ` +
    `twoim saldzie.${because(details)}`,
  goodwill_given: (details) =>
    `Dodano do twojego salda: ${moneyIn(details) ?? 'pieniądze'}.${because(details)}`,
  credits_bought: (details) => `Kupiono punkty: ${creditsIn(details)}.`,
  credits_given_back: (details) =>
    `Oddano niewykorzystane punkty (${creditsIn(details)}): ` +
    `${moneyIn(details) ?? 'pieniądze'} na twoim saldzie.`,
  credits_not_bought: (details) =>
    `Wpłata przyszła i nie kupiła punktów (${creditsIn(details)}): jest na twoim saldzie.`,
  credits_low: (details) =>
    `Zostało ci punktów: ${creditsIn(details)}. Mając mniej niż jeden, automat handlowy nie ` +
    'zaczyna niczego nowego.',
  credits_overdue: (details) =>
    `Od dwóch miesięcy lub dłużej masz punkty: ${creditsIn(details)}. Nasze warunki pozwalają ` +
    'nam z tego powodu zakończyć konto. Zakup punktów kończy to od razu.',
  grant: (details) => {
    const name = nameIn(details)
    const money = moneyIn(details)
    if (details.step === 'paid') return `Z promocji wypłacono ${money ?? 'pieniądze'}: ${name}.`
    return details.step === 'started'
      ? `Przyrzeczono ci dolary premiowe${of(money)}: ${name}.`
      : `Promocja skończyła się bez wypłaty: ${name}. Twoje własne pieniądze są bez zmian.`
  },
  account_frozen: (details) => `Twoje konto jest zamrożone.${because(details)}`,
  account_unfrozen: (details) => `Twoje konto nie jest już zamrożone.${because(details)}`,
  withdrawal_requested: (details) =>
    `Poproszono o wypłatę${of(moneyIn(details))}. Kwota jest zatrzymana.`,
  withdrawal_approved: (details) => `Wypłata${of(moneyIn(details))} zatwierdzona.`,
  withdrawal_sent: (details) => `Wypłata${of(moneyIn(details))} jest w drodze.`,
  withdrawal_paid: (details) => `Wypłata${of(moneyIn(details))} zrealizowana.`,
  withdrawal_rejected: (details) =>
    `Wypłata${of(moneyIn(details))} odrzucona: jest znów na twoim saldzie.${because(details)}`,
  withdrawal_cancelled: (details) =>
    details.by === 'mail'
      ? `Wypłata${of(moneyIn(details))} anulowana linkiem z wiadomości: jest znów na twoim saldzie.`
      : `Wypłata${of(moneyIn(details))} anulowana przez ciebie: jest znów na twoim saldzie.`,
  withdrawal_returned: (details) =>
    `Wypłata${of(moneyIn(details))} wróciła na twoje saldo.${because(details)}`,
  destination_added: ({ label }) =>
    `Dodano nowe miejsce wypłat${typeof label === 'string' ? `: ${label}` : ''}. Jeśli to nie ` +
    'ty, zmień teraz hasło.',
  document_approved: () => 'Twój dokument tożsamości sprawdzono i zatwierdzono.',
  document_rejected: (details) =>
    `Twojego dokumentu tożsamości nie przyjęto.${because(details)} Wyślij inny obraz.`,
  identity_changed: (details) => `Zmiana, o którą prosisz, już obowiązuje: ${whatOf(details)}.`,
  identity_change_rejected: (details) =>
    `Zmiana, o którą prosisz, nie została przyjęta: ${whatOf(details)}.${because(details)}`,
  plan_set: (details) => `Twój plan to teraz ${planIn(details)}. Nic nie pobrano.`,
  plan_requested: (details) => `Poproszono o wyższy plan ${planIn(details)}.`,
  plan_cancelled: (details) => `Wycofano prośbę o wyższy plan ${planIn(details)}.`,
  plan_approved: (details) => `Wyższy plan zatwierdzony: twój plan to teraz ${planIn(details)}.`,
  plan_rejected: (details) =>
    `Prośba o wyższy plan ${planIn(details)} została odrzucona.${because(details)}`,
  ats_ended: ({ mode }) =>
    `Twoje transakcje automatyczne są wyłączone (${mode === 'real' ? 'live' : 'demo'}). Ich ` +
    'dziennik mówi, dlaczego.',
  ats_trade: ({ symbol, outcome, brought }) =>
    `Transakcja automatyczna${symbol ? ` na ${symbol}` : ''}: ` +
    `${ends[String(outcome)] ?? 'zakończona'}${result(brought)}.`,
  ats_paused: (details) =>
    `Nasz zespół wstrzymał twoje transakcje automatyczne.${because(details)}`,
  ats_resumed: (details) =>
    `Twoje transakcje automatyczne mogą toczyć się dalej.${because(details)}`,
  trader_ended: ({ pair }) =>
    pair ? `Twój bot dla ${pair} sam się zatrzymał.` : 'Jeden z twoich botów sam się zatrzymał.',
  price_alert: ({ symbol, price }) => `${symbol}: osiągnięto kurs ${pricesIn(price)}.`,
  chat_answered: () => 'Wsparcie odpowiedziało ci na czacie.',
  tournament_ended: (details) =>
    Number(details.place) > 0
      ? `Turniej się skończył: miejsce ${details.place}${wonIn(details.prize)}.`
      : 'Turniej się skończył. Nie było w nim twoich transakcji, więc nie masz miejsca.',
  tournament_unbeaten: (details) =>
    `W turnieju handlowało za mało osób: nie ma wyniku${backIn(details.refund)}.`,
  tournament_cancelled: (details) => `Turniej został odwołany${backIn(details.refund)}.`,
  webhook_ended: ({ host }) =>
    host
      ? `Do twojego webhooka pod ${host} nic już nie jest wysyłane.`
      : 'Do jednego z twoich webhooków nic już nie jest wysyłane.',
}

export const notices: Messages<typeof english> = {
  title: 'Powiadomienia',
  bell: (unread) => (unread === 0 ? 'Powiadomienia' : `Powiadomienia, nieprzeczytane: ${unread}`),
  empty:
    'Jeszcze nic. Tu pojawią się wiadomości o wpłatach, wypłatach, planach i twoich dokumentach.',
  more: 'Wczytaj więcej',
  unread: 'Nowe',
  news: 'Są wiadomości o twoim koncie.',
  utc: 'Czas to UTC.',
  textOf: (kind: string, details: Details): string => {
    const known: Readonly<Record<string, (details: Details) => string>> = texts
    return known[kind]?.(details) ?? notices.news
  },
}
