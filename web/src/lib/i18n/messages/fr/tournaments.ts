// In French: tournaments.

import type { Messages } from '#contract/shared/messages.ts'
import type { tournaments as english } from '../tournaments.ts'

export const tournaments: Messages<typeof english> = {
  title: 'Tournois',
  lead:
    'Tous commencent avec les mêmes jetons et s’en servent pour trader aux mêmes prix et ' +
    'conditions qu’avec des dollars. Les jetons ne sont pas de l’argent et n’en deviennent ' +
    'jamais ; qui en a le plus à la fin gagne ce qui a été publié avant le départ.',
  current: 'À venir et en cours',
  none: 'Il n’y a pas de tournoi pour vous maintenant.',
  over: 'Terminés',
  back: 'Tous les tournois',
  practice: (from) => `Tournoi d’exercice, ${from}`,
  states: {
    announced: 'Pas encore commencé',
    running: 'En cours',
    ending: 'Fini ; les dernières opérations sont en cours de règlement',
    ended: 'Terminé',
    cancelled: 'Annulé',
  },
  youAreIn: 'vous y participez',
  starts: 'Commence',
  ends: 'Finit',
  joinUntil: 'Inscription possible jusqu’à',
  fee: 'Droit d’entrée',
  free: 'Gratuit',
  demoDollars: (money) => `${money} (démo)`,
  pool: 'Cagnotte',
  entrants: 'Participants',
  entrantsOf: (count, seats) => (seats === null ? String(count) : `${count} sur ${seats}`),
  facts: 'Ce que c’est',
  startChips: 'Tous commencent avec',
  chips: (figure) => `${figure} jetons`,
  rebuys: 'Recommencer',
  rebuysMost: (most) => (most === 0 ? 'Pas possible' : `${most} fois au plus`),
  poolTitle: 'Comment se forme la cagnotte',
  fees: 'Droits d’entrée payés',
  ofFees: (share) => `Dont versé dans la cagnotte (${share})`,
  added: 'Ajouté par la maison',
  prizes: 'Prix',
  placeShare: (place, share) => `Rang ${place} (${share})`,
  prizesNote:
    'Selon la cagnotte actuelle, si chaque rang est occupé. Ce qui revient à des rangs que ' +
    'personne n’occupe est partagé entre ceux qui sont occupés.',
  cancelledFor: (reason) => `Annulé : ${reason} Les droits d’entrée ont été rendus.`,
  available: 'Vos jetons',
  staked: 'Misés dans des opérations ouvertes',
  shownAs: 'Nom au classement',
  shownAsHint: 'Les autres le voient. Laissez-le vide pour être montré par un numéro.',
  rename: 'Changer de nom',
  join: (fee) => (fee === null ? 'Participer gratuitement' : `Participer pour ${fee}`),
  sureJoin: (fee) =>
    `${fee} quittent aussitôt votre solde. Jusqu’au départ, vous pouvez vous désister et les ` +
    'récupérer.',
  late: 'Il a commencé : qui s’inscrit maintenant a moins de temps.',
  leave: 'Se désister, et récupérer le droit d’entrée',
  rebuy: (fee) => `Recommencer pour ${fee}`,
  rebuyNote: 'Vous ramène aux jetons du départ.',
  board: 'Où en est chacun',
  result: 'Résultat',
  place: 'Rang',
  noPlace: '–',
  who: 'Nom',
  you: (name) => `${name} (vous)`,
  entrant: (number) => `Participant ${number}`,
  chipsTitle: 'Jetons',
  trades: 'Opérations',
  prize: 'Prix',
  noPrize: '–',
  nobody: 'Personne n’y participe encore.',
  unbeaten:
    'Moins de deux participants ont tradé : il n’y a pas de résultat, et les droits d’entrée ont ' +
    'été rendus.',
  boardNote:
    'D’après les opérations réglées : ce qui est misé compte tel qu’il était. Redemandé toutes ' +
    'les 5 secondes.',
  resultNote: 'Tel que noté quand la dernière opération a été réglée. Cela ne change plus.',
  proof: 'Vérifiez vous-même',
  proofNote:
    'Le résultat est signé, et son empreinte figure dans le journal public. Quiconque a ' +
    'le fichier peut recalculer chaque place et chaque prix sans nous :',
  saveResult: 'Enregistrer le résultat signé',
  trade: 'Trader avec vos jetons',
  closed: 'Aucun marché n’est ouvert maintenant.',
  tooLate: 'Aucune opération ne finirait avant le tournoi.',
  instrument: 'Instrument',
  amount: 'Jetons à miser',
  duration: 'Durée',
  strikeRate: 'Gain si juste',
  pays: (buy, sell) => `Buy ${buy}, Sell ${sell}`,
  price: 'Cours',
  noPrice: '–',
  sides: { Buy: 'Buy', Sell: 'Sell' },
  offer: (of) =>
    `Gain de ${of.profit} jetons au-delà de ${of.strike} ; chance calculée ${of.chance}`,
  noQuote: 'Pas de prix pour ce côté maintenant.',
  open: 'Opérations ouvertes',
  noOpen: 'Aucune de vos opérations n’est ouverte.',
  strike: 'Strike',
  rules: 'Les règles',
  ruleTexts: [
    'Vous êtes classé d’après vos jetons dans les opérations réglées. Les opérations ouvertes ' +
      'comptent pour ce que vous y avez misé, ni plus ni moins.',
    'De deux qui ont les mêmes jetons, celui qui les a atteints plus tôt est au-dessus ; ensuite ' +
      'celui qui s’est inscrit plus tôt.',
    'Qui n’a eu aucune opération décidée n’a pas de rang. Une opération invalide rend sa mise et ' +
      'ne décide rien.',
    'Une opération doit finir avant le tournoi. Le résultat est établi quand la dernière est ' +
      'réglée.',
    'Vous pouvez vous inscrire jusqu’à l’heure ci-dessus, même après le départ. Vous êtes dans ' +
      'un tournoi à la fois.',
    'Une connexion perdue ne change rien : les opérations continuent et sont réglées comme ' +
      'toujours.',
    'Jusqu’au départ, vous pouvez vous désister et récupérer votre droit d’entrée. S’il est ' +
      'annulé, ou si moins de deux tradent, tous les droits d’entrée sont rendus.',
    'Toute la cagnotte est payée à la fin selon les rangs, aussitôt et d’elle-même. Les jetons ' +
      'qui restent ne valent rien.',
    'Tant que votre compte est gelé ou que vous faites une pause, vous ne pouvez ni vous ' +
      'inscrire ni trader ; ce que vous avez atteint demeure.',
    'Seuls ceux qui participent vraiment sont au classement, sous le nom qu’ils choisissent ou ' +
      'par un numéro.',
  ],
}
