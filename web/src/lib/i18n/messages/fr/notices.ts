// In French: the bell, and what each kind of notice says.

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

/** " de 1 200,50 $" */
function of(facts: string | undefined): string {
  return facts === undefined ? '' : ` de ${facts}`
}

function because(details: Details): string {
  return reasonIn(details, 'Motif')
}

const fields = {
  firstname: 'prénom',
  lastname: 'nom',
  date_of_birth: 'date de naissance',
  country: 'pays',
  phone: 'numéro de téléphone',
}

function whatOf(details: Details): string {
  return fieldsIn(details, fields) ?? 'vos données personnelles'
}

const ends: Readonly<Record<string, string>> = {
  won: 'gagnée',
  lost: 'perdue',
  tied: 'égalité',
  voided: 'invalide',
}

function result(brought: Details[string] = null): string {
  const money = moneyIn({ amount: brought })
  return money === undefined ? '' : `, ${money}`
}

function wonIn(prize: Details[string] = null): string {
  const money = Number(prize) > 0 ? moneyIn({ amount: prize }) : undefined
  return money === undefined ? '' : `, prix ${money}`
}

function backIn(refund: Details[string] = null): string {
  const money = Number(refund) > 0 ? moneyIn({ amount: refund }) : undefined
  return money === undefined ? '' : ` ; ${money} vous ont été rendus`
}

const texts: Readonly<Record<NoticeKind, (details: Details) => string>> = {
  deposit_seen: (details) =>
    `Un paiement${of(coinsIn(details))} a été vu. Il est crédité une fois que le réseau l’a ` +
    'confirmé.',
  deposit_approved: (details) =>
    `Dépôt approuvé : ${moneyIn(details) ?? 'l’argent'} sur votre solde.`,
  deposit_rejected: (details) => `Un dépôt${of(moneyIn(details))} a été refusé.${because(details)}`,
  deposit_cancelled: (details) => `Vous avez abandonné un dépôt${of(moneyIn(details))}.`,
  deposit_lost: (details) =>
    `Le réseau a perdu un paiement${of(coinsIn(details))} avant qu’il soit crédité. S’il ` +
    'revient, il est crédité comme d’habitude.',
  deposit_reversed: (details) =>
    `Un dépôt${of(moneyIn(details))} a été repris.${because(details)} Votre compte est gelé ` +
    'jusqu’à ce que notre équipe l’ait examiné.',
  deposit_restored: (details) =>
    `Un dépôt qui avait été repris est recrédité : ${moneyIn(details) ?? 'l’argent'} sur ` +
    `votre solde.${because(details)}`,
  goodwill_given: (details) =>
    `Ajouté à votre solde : ${moneyIn(details) ?? 'de l’argent'}.${because(details)}`,
  credits_bought: (details) => `Vous avez acheté ${creditsIn(details)} crédits.`,
  credits_given_back: (details) =>
    `${creditsIn(details)} crédits inutilisés sont rendus : ${moneyIn(details) ?? 'l’argent'} ` +
    'sur votre solde.',
  credits_not_bought: (details) =>
    `Un dépôt est venu et n’a pas acheté ${creditsIn(details)} crédits : il est sur votre solde.`,
  credits_low: (details) =>
    `Il vous reste ${creditsIn(details)} crédits. Avec moins d’un, le trader automatique ne ` +
    'commence rien de nouveau.',
  credits_overdue: (details) =>
    `Vous avez ${creditsIn(details)} crédits depuis deux mois ou plus : nos conditions nous ` +
    'permettent de mettre fin au compte pour cela. Acheter des crédits y met fin aussitôt.',
  grant: (details) => {
    const name = nameIn(details)
    const money = moneyIn(details)
    if (details.step === 'paid') {
      return `D’une promotion sont venus ${money ?? 'des dollars'} : ${name}.`
    }
    return details.step === 'started'
      ? `Promis à vous en dollars de prime : ${money ?? 'un montant'} (${name}).`
      : `Une promotion a pris fin sans être payée : ${name}. Votre propre argent est comme il ` +
          'était.'
  },
  account_frozen: (details) => `Votre compte est gelé.${because(details)}`,
  account_unfrozen: (details) => `Votre compte n’est plus gelé.${because(details)}`,
  withdrawal_requested: (details) =>
    `Retrait${of(moneyIn(details))} demandé. Le montant est retenu.`,
  withdrawal_approved: (details) => `Retrait${of(moneyIn(details))} approuvé.`,
  withdrawal_sent: (details) => `Le retrait${of(moneyIn(details))} est en route.`,
  withdrawal_paid: (details) => `Retrait${of(moneyIn(details))} payé.`,
  withdrawal_rejected: (details) =>
    `Retrait${of(moneyIn(details))} refusé : il est de nouveau sur votre solde.${because(details)}`,
  withdrawal_cancelled: (details) =>
    details.by === 'mail'
      ? `Retrait${of(moneyIn(details))} annulé par le lien de son e-mail : il est de ` +
        'nouveau sur votre solde.'
      : `Vous avez annulé un retrait${of(moneyIn(details))} : il est de nouveau sur votre solde.`,
  withdrawal_returned: (details) =>
    `Le retrait${of(moneyIn(details))} est revenu sur votre solde.${because(details)}`,
  destination_added: ({ label }) =>
    'Une nouvelle destination de retrait a été ' +
    `ajoutée${typeof label === 'string' ? ` : ${label}` : ''}. Si ce n’était pas vous, ` +
    'changez votre mot de passe maintenant.',
  document_approved: () => 'Votre pièce d’identité a été vérifiée et approuvée.',
  document_rejected: (details) =>
    `Votre pièce d’identité n’a pas été acceptée.${because(details)} Veuillez envoyer une ` +
    'autre image.',
  identity_changed: (details) =>
    `Ce que vous avez demandé à changer compte maintenant : ${whatOf(details)}.`,
  identity_change_rejected: (details) =>
    'Ce que vous avez demandé à changer n’a pas été accepté : ' +
    `${whatOf(details)}.${because(details)}`,
  plan_set: (details) => `Votre plan est maintenant ${planIn(details)}. Rien n’a été facturé.`,
  plan_requested: (details) => `Passage à ${planIn(details)} demandé.`,
  plan_cancelled: (details) => `Vous avez repris le passage à ${planIn(details)}.`,
  plan_approved: (details) => `Passage approuvé : votre plan est maintenant ${planIn(details)}.`,
  plan_rejected: (details) => `Le passage à ${planIn(details)} a été refusé.${because(details)}`,
  ats_ended: ({ mode }) =>
    `Vos opérations automatiques sont désactivées (${mode === 'real' ? 'live' : 'démo'}). ` +
    'Leur journal dit pourquoi.',
  ats_trade: ({ symbol, outcome, brought }) =>
    `Opération automatique${symbol ? ` sur ${symbol}` : ''} : ` +
    `${ends[String(outcome)] ?? 'terminée'}${result(brought)}.`,
  ats_paused: (details) =>
    `Notre équipe a suspendu vos opérations automatiques.${because(details)}`,
  ats_resumed: (details) => `Vos opérations automatiques peuvent continuer.${because(details)}`,
  trader_ended: ({ pair }) =>
    pair
      ? `Votre bot pour ${pair} s’est arrêté de lui-même.`
      : 'Un de vos bots s’est arrêté de lui-même.',
  price_alert: ({ symbol, price }) =>
    symbol && price
      ? `${symbol} a atteint ${pricesIn(price)}.`
      : 'Un cours a atteint un de vos niveaux.',
  chat_answered: () => 'L’assistance vous a répondu dans le chat.',
  tournament_ended: (details) =>
    Number(details.place) > 0
      ? `Le tournoi est fini : rang ${details.place}${wonIn(details.prize)}.`
      : 'Le tournoi est fini. Vous n’y avez pas tradé, vous n’avez donc pas de rang.',
  tournament_unbeaten: (details) =>
    `Trop peu ont tradé dans le tournoi : il n’a pas de résultat${backIn(details.refund)}.`,
  tournament_cancelled: (details) => `Le tournoi a été annulé${backIn(details.refund)}.`,
  webhook_ended: ({ host }) =>
    host
      ? `Plus rien n’est envoyé à votre webhook chez ${host}.`
      : 'Plus rien n’est envoyé à l’un de vos webhooks.',
}

export const notices: Messages<typeof english> = {
  title: 'Avis',
  bell: (unread) => (unread === 0 ? 'Avis' : `Avis, ${unread} non lus`),
  empty: 'Rien encore. Les dépôts, les retraits, les plans et vos documents sont annoncés ici.',
  more: 'Charger la suite',
  unread: 'Nouveau',
  news: 'Il y a du nouveau sur votre compte.',
  utc: 'Les heures sont UTC.',
  textOf: (kind: string, details: Details): string => {
    const known: Readonly<Record<string, (details: Details) => string>> = texts
    return known[kind]?.(details) ?? notices.news
  },
}
