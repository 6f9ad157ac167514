// In French: how we say where a figure comes from, and what each source is. A claim that has no
// words here keeps the server's English ones.

import type { ClaimId } from '#contract/public/claims.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { claims as english } from '../claims.ts'

const attested = 'Déclaré par l’exploitant, dans le document nommé ici.'
const margin =
  'La marge avec laquelle chaque prix est fait ici, telle que réglée maintenant ; une seule ' +
  'pour tous les instruments.'

const says: Partial<Record<ClaimId, string>> = {
  instruments: 'Comptés : les instruments que cette installation cote.',
  tradable_instruments:
    'Comptés : les instruments qui peuvent être traités ici, parmi ceux qui sont cotés.',
  demo_days: 'La règle du programme qui lance chaque compte démo, la même pour tous.',
  demo_money: 'La règle du programme qui remplit chaque compte démo, la même pour tous.',
  top_payout:
    'Le plus grand taux de gain parmi les taux de strike proposés maintenant. Plus le gain ' +
    'est grand, moins il est probable. Comptés : les taux de strike proposés.',
  margin_rate: margin,
  loss_share:
    'De tous les comptes live avec une opération réglée dans les douze derniers mois : ceux ' +
    'dont les mises de ces opérations ont dépassé ce qui a été reversé, tel que le grand ' +
    'livre les a.',
  loss_median:
    'De tous les comptes live avec une opération réglée dans les douze derniers mois, et dont ' +
    'les mises de ces opérations ont dépassé ce qui a été reversé : le montant que la moitié ' +
    'd’entre eux a perdu au moins, tel que le grand livre les a. Comptés : tous les comptes ' +
    'live avec une telle opération.',
  payouts_made:
    'Comptés dans le grand livre : les retraits dont l’argent est parti, dans les douze ' +
    'derniers mois.',
  segregated_funds: attested,
  founded: attested,
  licensed:
    `${attested} La licence sur la page d’état renvoie au registre public, où chacun peut ` +
    'la consulter.',
  signal_accuracy:
    'De tous les signaux de nos règles décidés depuis le premier, succès ou échec : la part ' +
    'de succès. La pièce jetée à côté d’eux n’en fait pas partie. Ce que cette part doit ' +
    'dépasser est dans les bilans, sur la page des signaux.',
  prices:
    'Les cours que cette installation a enregistrés, chacun avec sa source et son heure. La ' +
    'même série décide des opérations. Comptés : les instruments dont des cours sont ' +
    'enregistrés.',
  instrument_terms:
    'Les conditions auxquelles les ordres sont confrontés. Comptés : les instruments à ces ' +
    'conditions.',
  strike_rates:
    'Les taux de strike que les ordres peuvent nommer maintenant. Comptés : ceux qui sont ' +
    'proposés.',
  durations: 'Les durées auxquelles les ordres sont confrontés. Comptées : les durées.',
  margin,
  plans: 'Les règles selon lesquelles les plans sont attribués ici. Comptés : les plans.',
  calibration:
    'Des opérations calculées et réglées par le même programme sur des cours enregistrés de ' +
    'vrais marchés, nommés à côté des chiffres. Chacun peut le refaire : npm run calibrate. ' +
    'Comptées : les opérations.',
  markouts:
    'Les cours tels qu’ils ont été enregistrés une et cinq secondes après l’entrée ' +
    'd’opérations live, comparés à elle. Comptées : celles parmi les 5 000 opérations les ' +
    'plus récentes des sept derniers jours.',
  payouts:
    'Une vue du grand livre où personne ne peut écrire : les retraits dont l’argent est parti ' +
    'et dont le paiement a un numéro. Comptés : tous, depuis toujours.',
  signals:
    'Chaque signal de chaque règle, tel qu’il a été enregistré avant l’ouverture de sa ' +
    'fenêtre, et comment chacun a fini d’après les cours enregistrés. Comptés : les signaux ' +
    'terminés, y compris les invalides.',
  status: 'Mesuré par cette installation elle-même quand la page a été demandée.',
  contacts:
    'Les contacts réglés par l’exploitant de cette installation. Comptés : les contacts réglés.',
  operator:
    'L’entité juridique et la licence réglées par l’exploitant de cette installation. ' +
    'Comptées : combien des deux sont réglées.',
  chat_answers:
    'De la première ligne d’une conversation dans le chat à sa première réponse, nuits ' +
    'comprises ; qui n’a pas de réponse compte comme la plus longue. Comptées : celles ' +
    'commencées dans les 30 derniers jours, sauf les deux derniers.',
}

export const claims: Messages<typeof english> = {
  how: 'Comment le savons-nous ?',
  says,
  window: (from, to) => `Mesuré du ${from} au ${to} (UTC).`,
  asOf: (at) => `État au ${at} (UTC).`,
  counted: (count) => `Compté : ${count}.`,
  minimum: (minimum) => `Montré à partir de ${minimum}, jamais avant.`,
  attested: (who, day) => `Déclaré par ${who} le ${day}.`,
  document: (name) => `Document : ${name}`,
  expires: (day) => `La déclaration prend fin le ${day}, et n’est alors plus montrée.`,
  hash: 'SHA-256',
  lossShare: (share) =>
    `${share} des comptes live qui ont traité dans les douze derniers mois ont perdu de l’argent.`,
  lossGeneral:
    'Le trading à durée fixe est risqué : vous pouvez perdre tout le montant de chaque ' +
    'opération, et en moyenne les opérations coûtent de l’argent. N’y mettez que de l’argent ' +
    'dont vous pouvez vous passer.',
  lossCare: 'N’y mettez que de l’argent dont vous pouvez vous passer.',
}
