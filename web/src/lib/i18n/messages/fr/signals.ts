// In French: what is said of signals, of the rules they come from, and of what their records allow
// to be said.

import type { Messages } from '#contract/shared/messages.ts'
import type { BarFigures, signals as english } from '../signals.ts'

export const signals: Messages<typeof english> = {
  title: 'Signaux',
  advice:
    'Un signal n’est pas un conseil, et personne ici ne sait ce qu’un cours fera ensuite. La ' +
    'plupart des règles perdent à peu près la marge, et il en ira de même pour quiconque les ' +
    'suit.',
  contents: 'Les règles',
  rules: {
    momentum: 'Élan (momentum)',
    mean_reversion: 'Retour à la moyenne',
    volatility_breakout: 'Rupture de volatilité',
    coin: 'Une pièce jetée',
  },
  ideas: {
    momentum:
      'Ce qui allait quelque part continue. Elle parle quand une moyenne rapide du cours ' +
      's’est écartée d’une lente de plus que le cours ne bouge d’habitude en une minute, et ' +
      'redit le même sens.',
    mean_reversion:
      'Ce qui s’est éloigné de son milieu revient. Elle parle quand le cours a quitté ses ' +
      'bandes de Bollinger et que l’indice de force relative dit qu’il n’est allé que dans un ' +
      'sens, et dit : retour.',
    volatility_breakout:
      'Qui quitte une pièce silencieuse continue de marcher. Elle parle quand le cours quitte ' +
      'le canal des minutes d’avant en bougeant plus qu’il n’en avait coutume, et dit : ' +
      'encore dans ce sens.',
    coin:
      'Aucune règle : de temps en temps, une pièce est jetée. Elle est là pour que les ' +
      'autres puissent lui être comparées. Une règle qui ne fait pas mieux que la pièce ne ' +
      'sait rien.',
  },
  outcomes: { hit: 'Succès', miss: 'Échec', tie: 'Égalité', void: 'Invalide' },
  verdicts: {
    too_few: 'Trop peu ont été décidés pour en dire quoi que ce soit.',
    loses:
      'Elle perd : quiconque l’a suivie a perdu de l’argent, et le hasard seul ne l’explique pas.',
    unclear: 'Rien n’est montré : le hasard seul aurait pu apporter tout cela.',
    above:
      'Jusqu’ici elle est au-dessus du seuil d’équilibre de plus que le hasard n’explique. ' +
      'C’est ce qui a été, et cela ne promet rien.',
  },
  loading: 'Chargement des bilans',
  retry: 'Réessayer',
  failed: 'Les bilans n’ont pas pu être chargés.',
  none: 'Aucune règle n’a encore commencé.',
  older: 'Bilans terminés',
  olderWhy: 'La règle ou un paramètre a été changé. Ce qui a été compté reste.',
  version: (version) => `Version ${version}`,
  startedAt: (day) => `depuis le ${day} (UTC)`,
  horizon: (time) => `pour ${time}`,
  parameters: 'Paramètres',
  hits: 'Succès',
  misses: 'Échecs',
  ties: 'Égalités',
  voids: 'Invalides',
  waiting: 'Pas encore terminés',
  rate: 'Part de succès',
  range: (low, high) => `${low} à ${high}`,
  breakEven: 'Seuil d’équilibre',
  priced: 'Une pièce',
  each: 'Un dollar sur chacun a rapporté',
  noRate: (from) => `Montré à partir de ${from} signaux décidés`,
  bar: ({ rate, low, high, even, coin }: BarFigures) =>
    `Part de succès ${rate}, entre ${low} et ${high} ; seuil d’équilibre ${even}, une pièce ` +
    `${coin}`,
  byInstrument: 'Par instrument',
  instrument: 'Instrument',
  newest: 'Derniers signaux terminés',
  newestOf: (rule) => `Les derniers de : ${rule}`,
  rule: 'Règle',
  side: 'Côté',
  published: 'Publié (UTC)',
  window: 'Fenêtre (UTC)',
  outcome: 'Résultat',
  strike: 'Strike',
  end: 'Fin',
  running: 'En cours',
  opensIn: (time) => `ouvre dans ${time}`,
  closesIn: (time) => `ferme dans ${time}`,
  isMeasured: 'en cours de mesure',
  allRules: 'Toutes les règles',
  allInstruments: 'Tous les instruments',
  both: 'En cours et terminés',
  onlyRunning: 'En cours seulement',
  onlyEnded: 'Terminés seulement',
  state: 'État',
  empty:
    'Aucun signal de ce genre jusqu’ici. Les règles parlent rarement, certaines pas du tout ' +
    'pendant des heures.',
  more: 'Signaux plus anciens',
  records: 'Ce que tous sont devenus',
  howMeasured: 'Comment ils sont mesurés',
  trade: 'Vers le graphique',
  panel: 'Signaux',
  all: 'Tous les signaux',
  quiet: 'Aucune règle n’en parle en ce moment.',
}
