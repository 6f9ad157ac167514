// In French: the proof of one trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { receipt as english } from '../receipt.ts'

export const receipt: Messages<typeof english> = {
  title: 'Reçu',
  missing: 'Il n’y a pas une telle opération dans votre compte.',
  back: 'Historique des opérations',
  terms: 'Conditions',
  result: 'Résultat',
  prices: 'Cours',
  formula: 'Comment le strike a été fait',
  check: 'Vérifié dans votre navigateur',
  checkNote:
    'Recalculé ici d’après les ticks ci-dessous, en nombres entiers, sans redemander au serveur.',
  download: 'Télécharger en JSON',
  entry: 'Cours d’entrée',
  exit: 'Cours de sortie',
  strike: 'Strike',
  amount: 'Montant',
  payout: 'Versé',
  profitRate: 'Gain si juste',
  duration: 'Durée',
  accepted: 'Acceptée',
  expires: 'Échoit',
  settled: 'Réglée',
  margin: 'Marge dans le prix',
  chance: 'Chance calculée',
  volatility: 'Volatilité par racine de seconde',
  quantile: 'Quantile',
  factor: 'Facteur de strike',
  rules: 'Version des règles',
  delay: 'Délai d’entrée',
  delayOf: (seconds) => `${seconds} s`,
  exitRule: 'Sortie décidée par',
  exitRuleOf: (seconds) =>
    seconds === 1 ? 'le dernier cours' : `la moyenne des ${seconds} dernières secondes`,
  average: (price, seconds) => `${price}, la moyenne des ${seconds} dernières s`,
  source: 'Source',
  mode: 'Compte',
  side: 'Côté',
  strikeRate: 'Taux de strike',
  id: 'ID de l’opération',
  none: 'Aucun',
  later: 'Pas encore',
  loading: 'Chargement du reçu',
  headline: {
    Pending: 'En cours',
    Won: (paid) => `Gagnée : ${paid} versés`,
    Lost: (amount) => `Perdue : ${amount}`,
    Draw: (amount) => `Égalité : ${amount} sont revenus`,
    Void: (amount) => `Invalide : ${amount} sont revenus`,
  },
  needed: {
    Buy: (strike) => `Le cours devait finir au-dessus de ${strike}.`,
    Sell: (strike) => `Le cours devait finir au-dessous de ${strike}.`,
  },
  needs: {
    Buy: (strike) => `Le cours doit finir au-dessus de ${strike}.`,
    Sell: (strike) => `Le cours doit finir au-dessous de ${strike}.`,
  },
  ended: {
    above: (exit, distance) => `Il a fini à ${exit}, ${distance} au-dessus.`,
    below: (exit, distance) => `Il a fini à ${exit}, ${distance} au-dessous.`,
    equal: (exit) => `Il a fini à ${exit}, exactement là.`,
  },
  around: {
    entry: 'La minute autour de l’entrée',
    exit: 'La minute autour de la sortie',
  },
  chart: {
    label: (title, count, low, high) => `${title} : ${count} ticks entre ${low} et ${high}`,
    minuteBefore: '\u221260 s',
    minuteAfter: '+60 s',
    instant: { entry: 'acceptée', exit: 'échoit' },
    mark: { entry: 'entrée', exit: 'sortie' },
    strike: 'strike',
    noTicks: 'Aucun tick n’est enregistré pour ces minutes.',
    table: (count) => (count < 2 ? `${count} tick` : `${count} ticks`),
  },
  tickNumber: 'n°',
  medianOf: (said) => `médiane de ${said}`,
  roles: {
    down: 'non connectée',
    old: 'trop vieille',
    frozen: 'immobile',
    outlier: 'trop éloignée',
  },
  tick: { number: 'N°', time: 'Heure', price: 'Cours', source: 'Source' },
  steps: {
    chance: 'Chance calculée',
    factor: 'Facteur de strike',
    strike: 'Strike',
    payout: 'Versé si juste',
    down: (step) => `arrondi vers le bas à un pas de ${step}, en votre faveur`,
    up: (step) => `arrondi vers le haut à un pas de ${step}, en votre faveur`,
    waiting: 'Suit quand le cours d’entrée est connu.',
    symbols:
      'v : volatilité par racine de seconde. q : quantile de la chance. m : marge. T : les ' +
      'secondes qui comptent : la durée moins le délai d’entrée, et moins (n − 1)(4n + 1) / ' +
      '6n pour une moyenne de n secondes.',
    digits: 'v et q sont coupés à six chiffres ici ; tous figurent sous les conditions.',
  },
  formulas: {
    chance: '(1 \u2212 m) / (1 + gain)',
    payout: 'Montant + Montant \u00d7 gain',
  },
  open: 'Cette opération est encore ouverte. Le reste de son reçu est écrit quand elle finit.',
  reasons: {
    no_entry_tick:
      'Aucun cours n’est venu dans les 10 secondes après le délai d’entrée. La mise est revenue.',
    no_exit_tick: 'Aucun cours n’a suivi l’entrée avant l’échéance. La mise est revenue.',
    exit_tick_too_old: 'Le dernier cours avant l’échéance était trop vieux. La mise est revenue.',
  },
  causes: {
    source_silent: 'Nous avons entendu les sources tout ce temps ; il n’y avait pas de cours.',
    source_empty:
      'Nous avions manqué un moment et l’avons demandé à la source. Elle n’avait pas de cours ' +
      'non plus.',
    source_unreachable:
      'Nous avions manqué un moment, et la source n’a pas répondu pendant une heure.',
    source_changed: 'Les cours viennent d’une autre source depuis.',
    sources_disagreed:
      'Ses sources étaient en désaccord, ou l’une est restée seule : personne n’avait de cours.',
  },
  waiting: 'Elle est échue et attend les cours de son heure.',
  gaps: {
    title: 'Cours manqués',
    lead:
      'Les moments de cette opération où nous n’avons pas entendu la source, et ce qu’elle ' +
      'a répondu plus tard.',
    during: (from, to) => `de ${from} à ${to} UTC`,
    since: (from) => `À partir de ${from} UTC`,
    causes: {
      restarted: 'Le serveur a été démarré',
      connection_lost: 'La connexion à la source a été perdue',
      stood_still: 'Le serveur est resté immobile',
      database_away: 'La base de données était absente',
    },
    asking: 'La source est interrogée.',
    haltsTitle: 'Moments sans cours',
    haltsLead: 'Les moments de cette opération où son instrument n’avait de cours pour personne.',
    halts: {
      disputed: 'Les sources étaient en désaccord',
      alone: 'Une source est restée seule',
    },
    answers: {
      prices: (asked, at, ticks) =>
        `${asked} interrogé (${at} UTC) : ${ticks} cours, qui comptent comme les autres.`,
      nothing: (asked, at) => `${asked} interrogé (${at} UTC) : pas de cours de ce moment.`,
      unreachable: (asked, at) => `${asked} interrogé, sans réponse à ${at} UTC.`,
      other_source: (asked) =>
        `Les cours viennent maintenant de ${asked}, qui n’a pas été interrogé.`,
    },
  },
  checks: {
    entry: 'L’entrée est le premier cours après l’acceptation et le délai',
    strike: 'Le strike découle de l’entrée et du facteur',
    exit: 'La sortie est le dernier cours à l’échéance, ou la moyenne annoncée',
    status: 'Le résultat découle du strike et de la sortie',
    payout: 'Le versement découle du résultat',
    sources: 'Les cours sont la médiane de ce qu’ont dit leurs sources',
  },
  passed: 'Réussie',
  failed: 'Échouée',
  stated: (text) => `Le reçu dit ${text}`,
  computed: (text) => `recalculé : ${text}`,
  summary: (passed, all) => `${passed} sur ${all} réussies`,
  notYet: 'Rien à vérifier encore : le cours d’entrée n’est pas venu.',
}
