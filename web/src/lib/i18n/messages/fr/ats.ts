// In French: automated trades.

import { atsReasons } from '#contract/client/fr/ats-reason-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { ats as english } from '../ats.ts'

export const ats: Messages<typeof english> = {
  title: 'Opérations automatiques',
  lead:
    'Les signaux sont traités pour vous quand leur fenêtre s’ouvre, dans les limites que ' +
    'vous fixez. Les règles dont ils viennent sont sur la page des signaux, avec le bilan ' +
    'de chacune.',
  switchTitle: 'Les opérations automatiques sont',
  runs: { off: 'désactivées', demo: 'activées : démo', real: 'activées : live' },
  turnOff: 'Désactiver maintenant',
  turnOnDemo: 'Activer pour la démo',
  turnOnReal: 'Activer pour le live',
  settleFirst:
    'Réglez ci-dessous ce qui doit être traité ; vous pourrez alors les activer pour la démo.',
  pausedAll: 'Notre équipe a suspendu les opérations automatiques pour tout le monde.',
  pausedYou: 'Notre équipe a suspendu vos opérations automatiques.',
  because: (reason) => `Motif : ${reason}`,
  offSince: (when, reason) => `Désactivées depuis ${when}. ${reason}`,
  todaySoFar: (trades, allowed, open, brought) =>
    `Aujourd’hui (UTC) : ${trades} opérations sur ${allowed}, ${open} ouvertes, ${brought} ` +
    'jusqu’ici.',
  liveNeeds: (trials, needed) =>
    `Le live demande un plan, et ${needed} opérations démo décidées avec ces réglages : ` +
    `${trials} jusqu’ici.`,
  toPlans: 'Voir les plans',

  statementTitle: 'Ce que vous allez probablement perdre',
  likely: (loss, trades, share) =>
    `Environ ${loss} par jour en moyenne : ${trades} ` +
    `${trades < 2 ? 'opération' : 'opérations'} par jour, ${share} de chaque mise.`,
  atMost: (loss) => `Au plus ${loss} par jour, si chaque opération perd.`,
  ruleLoses: (rule) => `D’après son bilan, ${rule} perd, et le hasard ne l’explique pas.`,
  noPromise:
    'D’aucune règle ici on ne sait qu’elle gagne. La marge dans chaque prix est de notre côté.',
  understood: 'J’ai lu ceci, et je sais que je vais probablement perdre cet argent.',
  cancel: 'Annuler',

  settingsTitle: 'Ce qui est traité',
  change: 'Modifier',
  save: 'Enregistrer',
  changeEndsLive: 'Modifier les réglages désactive le live : ils sont d’abord essayés sur la démo.',
  emptyIsNone: 'Un champ vide veut dire aucune limite de ce genre.',
  labels: {
    rules: 'Règles',
    symbols: 'Instruments traités',
    stake: 'Montant par opération',
    share: 'Part du solde, %',
    share_bp: 'Part du solde, %',
    hours: 'Heures (UTC)',
    from: 'De, UTC',
    to: 'À, UTC',
    'hours.from': 'De, UTC',
    'hours.to': 'À, UTC',
    trades_per_day: 'Maximum d’opérations par jour',
    stake_per_day: 'Maximum de mises par jour, $',
    loss_per_day: 'Maximum de pertes par jour, $',
    losses_in_row: 'Désactiver après des pertes de suite',
    cool_down_minutes: 'Minutes d’attente après une perte',
    pair_losses: 'Écarter une paire après des pertes de suite',
    drawdown: 'Désactiver à un repli de, $',
    tells: 'Me prévenir de',
  },
  stakeBy: 'Combien',
  stakeFixed: 'Le même montant chaque fois',
  stakeShare: 'Une part du solde',
  stakeMost: (most) => `Au plus ${most} par opération.`,
  lossHint: 'Ce qui est ouvert compte comme perdu.',
  hoursHint: 'Comme 07:30 ; les deux vides : à toute heure.',
  allHours: 'À toute heure',
  ofBalance: (share) => `${share} du solde`,
  none: 'Aucune limite',
  tells: {
    nothing: 'Rien',
    ends: 'Quand c’est désactivé',
    trades: 'Quand c’est désactivé, et chaque opération',
  },

  logTitle: 'Ce qui a été fait',
  logNote:
    'Les signaux qui ont suivi pour le même motif ne sont pas listés de nouveau. Les heures ' +
    'sont UTC. Ceux qui prennent le même signal sont servis dans un ordre tiré au sort.',
  logEmpty: 'Rien encore. Une fois activé, chaque signal de vos règles est raconté ici.',
  more: 'Charger la suite',
  done: {
    waiting: 'en cours de passage',
    placed: 'ouverte',
    refused: 'refusée',
    skipped: 'non traitée',
  },
  ended: { hit: 'Gagnée', miss: 'Perdue', tie: 'Égalité', void: 'Invalide' },
  modes: { demo: 'Démo', real: 'Live' },
  receipt: 'Reçu',
  refused: 'L’ordre a été refusé.',
  reasons: atsReasons,
  place: (place, places) => `Servi en position ${place} sur ${places}`,
  lot: 'L’ordre est celui de SHA-256 sur cette graine et le numéro de chaque compte :',

  resultsTitle: 'Résultats',
  resultsOf: (mode) => `Résultats, ${mode}`,
  resultsEmpty: 'Aucune opération automatique sur ce compte pour l’instant.',
  results: {
    brought: 'Résultat',
    drawdown: 'Plus grand repli',
    cost: 'Coût de la marge',
    staked: 'Misé',
    placed: 'Opérations',
    ends: 'Gagnées, perdues, égalités, invalides',
    counts: (won, lost, tied, voided) => `${won}, ${lost}, ${tied}, ${voided}`,
  },
  costNote:
    'La marge est dans chaque prix et coûte cela en moyenne. Rien d’autre n’est facturé pour ' +
    'les opérations automatiques.',
  curveSays: (days, result) =>
    `Le résultat sur ${days} ${days < 2 ? 'jour' : 'jours'} avec des opérations : ${result}.`,
}
