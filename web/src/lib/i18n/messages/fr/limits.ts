// In French: own limits, breaks from trading and the session reminder.

import type { Messages } from '#contract/shared/messages.ts'
import type { limits as english } from '../limits.ts'

const kinds = {
  loss: {
    title: 'Pertes',
    what:
      'Ce que vous perdez au plus : les mises perdues, moins les gains obtenus, et toutes ' +
      'les mises des opérations ouvertes. Une opération qui pourrait vous mener au-delà est ' +
      'refusée.',
  },
  stake: {
    title: 'Mises',
    what: 'Ce que vous misez au plus, que vous gagniez ou perdiez.',
  },
  deposit: {
    title: 'Dépôts',
    what: 'Ce que vous déposez au plus.',
  },
}

export const limits: Messages<typeof english> = {
  session: 'Séance',
  sessionWon: (won, all) => `${won} gagnées sur ${all}`,
  title: 'Limites et pauses',
  lead:
    'Fixez vos propres bornes pendant que vous êtes calme. En fixer ou en abaisser une agit ' +
    'aussitôt ; en relever ou en retirer une prend 24 heures, et vous pouvez changer d’avis ' +
    'd’ici là.',
  liveOnly:
    'Les limites ne comptent que les opérations du compte live. Les heures sont UTC ; les ' +
    'semaines commencent le lundi.',
  kinds,
  periods: { day: 'Par jour', week: 'Par semaine', month: 'Par mois' },
  none: 'Aucune limite',
  usedOnly: (used) => `${used} jusqu’ici`,
  used: (used, amount) => `${used} sur ${amount}`,
  left: (left) => `reste ${left}`,
  ahead: (gain) => `${gain} d’avance`,
  anew: (when) => `recommence ${when}`,
  becomes: (amount, when) => `Passe à ${amount} : ${when}.`,
  ends: (when) => `Prend fin : ${when}.`,
  keep: 'La garder telle quelle',
  set: 'Fixer une limite',
  change: 'Modifier',
  amount: 'Limite en dollars',
  save: 'Enregistrer',
  remove: 'Retirer',
  cancel: 'Annuler',
  nameOf: (kind, period) => `${kind}, ${period}`,
  breaks: 'Faire une pause',
  breaksLead:
    'Une pause arrête aussitôt le trading sur les deux comptes, et les dépôts. Les opérations ' +
    'ouvertes courent jusqu’à leur fin. Vous pouvez toujours vous connecter pour lire, ' +
    'retirer et fermer votre compte.',
  coolOff: 'Temps d’arrêt',
  coolOffWhat: 'Une courte pause, pour prendre du recul.',
  exclusion: 'Auto-exclusion',
  exclusionWhat: 'Une longue pause, si le trading est devenu un problème.',
  howLong: 'Pour combien de temps',
  lengths: {
    '24h': '24 heures',
    '7d': '7 jours',
    '30d': '30 jours',
    '6m': '6 mois',
    '1y': '1 an',
    '5y': '5 ans',
  },
  goOn: 'Continuer',
  sure: (length) => `Arrêter de trader pendant ${length} ?`,
  consequences: (length) => [
    `À partir de cet instant, pendant ${length}, vous ne pouvez ni ouvrir d’opérations, live ` +
      'ou démo, ni déposer.',
    'Les opérations ouvertes courent jusqu’à leur fin, et ce qu’elles paient est à vous.',
    'Cela ne peut pas être défait. Personne ne peut y mettre fin plus tôt : ni vous, ni notre ' +
      'assistance.',
  ],
  password: 'Votre mot de passe',
  confirm: (length) => `Arrêter pendant ${length}`,
  runs: (when) => `Court jusqu’à ${when}. Vous pouvez l’allonger, pas la raccourcir.`,
  reminder: 'Rappel de séance',
  reminderWhat:
    'Vous montre, toutes les tant de minutes, depuis combien de temps vous êtes ici et ce que ' +
    'vos opérations live ont rapporté.',
  minutes: 'Intervalle en minutes',
  minutesBounds: (least, most) => `De ${least} à ${most}.`,
  off: 'Désactiver',
  reminderOn: (minutes) => `Toutes les ${minutes} minutes.`,
  reminderOff: 'Désactivé.',
  formLeft: {
    loss: {
      day: 'Votre limite de pertes du jour',
      week: 'Votre limite de pertes de la semaine',
      month: 'Votre limite de pertes du mois',
    },
    stake: {
      day: 'Votre limite de mises du jour',
      week: 'Votre limite de mises de la semaine',
      month: 'Votre limite de mises du mois',
    },
  },
  onBreak: (when) => `Vous faites une pause de trading jusqu’à ${when}.`,
  hours: (count) => (count < 2 ? `${count} heure` : `${count} heures`),
  minutesLong: (count) => `${count} min`,
  here: (length) => `Vous êtes ici depuis ${length}`,
  result: (count, result) =>
    count === 1
      ? `1 opération live a pris fin depuis, avec ${result} en tout.`
      : `${count} opérations live ont pris fin depuis, avec ${result} en tout.`,
  noResult: 'Aucune opération live n’a pris fin depuis.',
  unknownResult: 'Ce que vos opérations live ont rapporté n’a pas pu être chargé.',
  stay: 'Continuer',
  toLimits: 'Limites et pauses',
}
