// In French: what can be wrong with a field, by code.

import type { ProblemCode } from '#contract/shared/problems.ts'

export const problems = {
  required: '{field} est obligatoire',
  invalid: '{field} n’est pas valide',
  unknown: '{field} est inconnu',
  not_text: '{field} doit être du texte',
  empty: '{field} ne doit pas être vide',
  too_short: '{field} doit avoir au moins {least} caractères',
  too_long: '{field} doit avoir au plus {most} caractères',
  not_shown: '{field} contient des caractères qui ne peuvent pas être affichés',
  unfit: '{field} contient des signes qui ne peuvent pas être utilisés',
  not_routing_digits: '{field} doit comporter 9 chiffres',
  not_account_digits: '{field} doit comporter de 4 à 17 chiffres',
  not_listed: '{field} doit être {|options}',
  not_accepted: '{field} doit être accepté',
  not_list: '{field} doit être une liste',
  too_many: '{field} : il y en a trop',

  not_number: '{field} doit être un nombre',
  not_seconds: '{field} doit être un nombre de secondes',
  not_minutes: '{field} doit être un nombre de minutes',
  not_whole: '{field} doit être un nombre entier',
  not_whole_seconds: '{field} doit être un nombre entier de secondes',
  not_whole_minutes: '{field} doit être un nombre entier de minutes',
  too_small: '{field} doit être au moins {least}',
  too_large: '{field} doit être au plus {most}',
  too_much: '{field} doit être au plus {$most}',
  not_money: '{field} doit être un nombre avec au plus deux décimales',
  not_positive: '{field} doit être supérieur à zéro, avec au plus deux décimales',

  not_instant: '{field} doit être une heure UTC comme 2026-01-31T12:00:00.000Z',
  not_day: '{field} doit être un jour, comme 2026-11-21',
  before_first_day: '{field} ne doit pas précéder le premier jour',
  not_notice: '{field} doit être le numéro d’un avis',

  wrong: '{field} est incorrect',
  yours_already: '{field} est déjà à vous',
  not_ours: '{field} n’est pas des nôtres',
  popular: '{field} est parmi les plus utilisés, veuillez en choisir un autre',
  like_a_name: '{field} ne doit pas être formé de votre nom ou de votre adresse e-mail',
  mismatch: 'Les deux mots de passe ne sont pas identiques',
  too_young: '{field} doit remonter à {years} ans au moins',
  held_for_check: '{field} reste tel quel tant que votre document est vérifié',
  not_removable: '{field} ne peut pas être retiré : demandez un changement',
  changed_by_request: '{field} change sur demande, avec un document',
  changed_in_profile: '{field} peut être modifié dans le profil',
  file_missing: 'Veuillez choisir un fichier.',
} as const satisfies Readonly<Record<ProblemCode, string>>

export const or = 'ou'
