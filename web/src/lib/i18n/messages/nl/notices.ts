// In Dutch: the bell, and what each kind of notice says.

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

/** " van $ 1.200,50" */
function of(facts: string | undefined): string {
  return facts === undefined ? '' : ` van ${facts}`
}

function because(details: Details): string {
  return reasonIn(details, 'Reden')
}

const fields = {
  firstname: 'voornaam',
  lastname: 'achternaam',
  date_of_birth: 'geboortedatum',
  country: 'land',
  phone: 'telefoonnummer',
}

function whatOf(details: Details): string {
  return fieldsIn(details, fields) ?? 'je persoonlijke gegevens'
}

const ends: Readonly<Record<string, string>> = {
  won: 'gewonnen',
  lost: 'verloren',
  tied: 'gelijk',
  voided: 'ongeldig',
}

function result(brought: Details[string] = null): string {
  const money = moneyIn({ amount: brought })
  return money === undefined ? '' : `, ${money}`
}

function wonIn(prize: Details[string] = null): string {
  const money = Number(prize) > 0 ? moneyIn({ amount: prize }) : undefined
  return money === undefined ? '' : `, prijs ${money}`
}

function backIn(refund: Details[string] = null): string {
  const money = Number(refund) > 0 ? moneyIn({ amount: refund }) : undefined
  return money === undefined ? '' : `; ${money} is terug`
}

const texts: Readonly<Record<NoticeKind, (details: Details) => string>> = {
  deposit_seen: (details) =>
    `Er is een betaling${of(coinsIn(details))} gezien. Ze wordt bijgeschreven zodra het netwerk ` +
    'haar heeft bevestigd.',
  deposit_approved: (details) =>
    `Storting goedgekeurd: ${moneyIn(details) ?? 'het geld'} staat op je saldo.`,
  deposit_rejected: (details) =>
    `Een storting${of(moneyIn(details))} is afgewezen.${because(details)}`,
  deposit_cancelled: (details) => `Je liet een storting${of(moneyIn(details))} vervallen.`,
  deposit_lost: (details) =>
    `Het netwerk is een betaling${of(coinsIn(details))} kwijtgeraakt voordat ze was ` +
    'bijgeschreven. Komt ze terug, dan wordt ze gewoon bijgeschreven.',
  deposit_reversed: (details) =>
    `Een storting${of(moneyIn(details))} is teruggenomen.${because(details)} Je account is ` +
    'bevroren tot onze medewerkers ernaar hebben gekeken.',
  deposit_restored: (details) =>
    'Een teruggenomen storting is weer bijgeschreven: ' +
    `${moneyIn(details) ?? 'het geld'} staat op je saldo.${because(details)}`,
  goodwill_given: (details) =>
    `Er is ${moneyIn(details) ?? 'geld'} aan je saldo toegevoegd.${because(details)}`,
  credits_bought: (details) => `Je kocht ${creditsIn(details)} credits.`,
  credits_given_back: (details) =>
    `${creditsIn(details)} ongebruikte credits zijn teruggegeven: ` +
    `${moneyIn(details) ?? 'het geld'} staat op je saldo.`,
  credits_not_bought: (details) =>
    `Een storting kwam binnen en kocht geen ${creditsIn(details)} credits: ze staat op je saldo.`,
  credits_low: (details) =>
    `Je hebt nog ${creditsIn(details)} credits. Met minder dan één begint de automatische ` +
    'handelaar niets nieuws.',
  credits_overdue: (details) =>
    `Je hebt al twee maanden of langer ${creditsIn(details)} credits: onze voorwaarden laten ons ` +
    'het account daarvoor beëindigen. Credits kopen maakt daar meteen een eind aan.',
  grant: (details) => {
    const name = nameIn(details)
    const money = moneyIn(details)
    if (details.step === 'paid') return `Er kwam ${money ?? 'geld'} uit een actie: ${name}.`
    return details.step === 'started'
      ? `Er is je ${money ?? 'iets'} aan bonusdollars toegezegd: ${name}.`
      : `Een actie eindigde zonder betaling: ${name}. Je eigen geld is zoals het was.`
  },
  account_frozen: (details) => `Je account is bevroren.${because(details)}`,
  account_unfrozen: (details) => `Je account is niet meer bevroren.${because(details)}`,
  withdrawal_requested: (details) =>
    `Opname${of(moneyIn(details))} aangevraagd. Het bedrag staat apart.`,
  withdrawal_approved: (details) => `Opname${of(moneyIn(details))} goedgekeurd.`,
  withdrawal_sent: (details) => `Opname${of(moneyIn(details))} is onderweg.`,
  withdrawal_paid: (details) => `Opname${of(moneyIn(details))} betaald.`,
  withdrawal_rejected: (details) =>
    `Opname${of(moneyIn(details))} afgewezen: het geld staat weer op je saldo.${because(details)}`,
  withdrawal_cancelled: (details) =>
    details.by === 'mail'
      ? `Opname${of(moneyIn(details))} geannuleerd met de link in de mail: het geld staat weer ` +
        'op je saldo.'
      : `Je hebt een opname${of(moneyIn(details))} geannuleerd: het geld staat weer op je saldo.`,
  withdrawal_returned: (details) =>
    `Opname${of(moneyIn(details))} kwam terug op je saldo.${because(details)}`,
  destination_added: ({ label }) =>
    `Er is een nieuw adres om naar op te nemen${typeof label === 'string' ? `: ${label}` : ''}. ` +
    'Was jij dat niet, wijzig dan nu je wachtwoord.',
  document_approved: () => 'Je identiteitsbewijs is gecontroleerd en goedgekeurd.',
  document_rejected: (details) =>
    `Je identiteitsbewijs is niet geaccepteerd.${because(details)} Stuur een andere foto.`,
  identity_changed: (details) => `Wat je wilde wijzigen, telt nu: ${whatOf(details)}.`,
  identity_change_rejected: (details) =>
    `Wat je wilde wijzigen, is niet geaccepteerd: ${whatOf(details)}.${because(details)}`,
  plan_set: (details) => `Je plan is nu ${planIn(details)}. Er is niets voor in rekening gebracht.`,
  plan_requested: (details) => `${planIn(details)} aangevraagd als hoger plan.`,
  plan_cancelled: (details) => `Je hebt de aanvraag voor ${planIn(details)} teruggenomen.`,
  plan_approved: (details) => `Aanvraag goedgekeurd: je plan is nu ${planIn(details)}.`,
  plan_rejected: (details) =>
    `De aanvraag voor ${planIn(details)} is afgewezen.${because(details)}`,
  ats_ended: ({ mode }) =>
    `Je automatische transacties staan uit (${mode === 'real' ? 'live' : 'demo'}). In het ` +
    'logboek staat waarom.',
  ats_trade: ({ symbol, outcome, brought }) =>
    `Automatische transactie${symbol ? ` in ${symbol}` : ''}: ` +
    `${ends[String(outcome)] ?? 'afgelopen'}${result(brought)}.`,
  ats_paused: (details) =>
    `Onze medewerkers hebben je automatische transacties gepauzeerd.${because(details)}`,
  ats_resumed: (details) => `Je automatische transacties mogen verder.${because(details)}`,
  trader_ended: ({ pair }) =>
    pair ? `Je bot voor ${pair} is vanzelf gestopt.` : 'Een bot van je is vanzelf gestopt.',
  price_alert: ({ symbol, price }) =>
    symbol && price
      ? `${symbol} heeft ${pricesIn(price)} bereikt.`
      : 'Een koers heeft een niveau van je bereikt.',
  chat_answered: () => 'De klantenservice heeft je in de chat geantwoord.',
  tournament_ended: (details) =>
    Number(details.place) > 0
      ? `Het toernooi is voorbij: plaats ${details.place}${wonIn(details.prize)}.`
      : 'Het toernooi is voorbij. Je hebt er niet in gehandeld en hebt dus geen plaats.',
  tournament_unbeaten: (details) =>
    `Te weinig deelnemers handelden in het toernooi: er is geen uitslag${backIn(details.refund)}.`,
  tournament_cancelled: (details) => `Het toernooi is geannuleerd${backIn(details.refund)}.`,
  webhook_ended: ({ host }) =>
    host
      ? `Naar je webhook op ${host} wordt niets meer verstuurd.`
      : 'Naar een van je webhooks wordt niets meer verstuurd.',
}

export const notices: Messages<typeof english> = {
  title: 'Meldingen',
  bell: (unread: number) => (unread === 0 ? 'Meldingen' : `Meldingen, ${unread} ongelezen`),
  empty: 'Nog niets. Over stortingen, opnames, plannen en je documenten krijg je hier meldingen.',
  more: 'Meer laden',
  unread: 'Nieuw',
  news: 'Er is nieuws over je account.',
  utc: 'Tijden zijn in UTC.',
  textOf: (kind: string, details: Details): string => {
    const known: Readonly<Record<string, (details: Details) => string>> = texts
    return known[kind]?.(details) ?? notices.news
  },
}
