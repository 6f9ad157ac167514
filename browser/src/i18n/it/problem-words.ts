// In Italian: what can be wrong with a field, by code.

import type { ProblemCode } from '#contract/shared/problems.ts'

export const problems = {
  required: '{field} è obbligatorio',
  invalid: '{field} non è valido',
  unknown: '{field} non è noto',
  not_text: '{field} deve essere un testo',
  empty: '{field} non può essere vuoto',
  too_short: '{field} deve avere almeno {least} caratteri',
  too_long: '{field} può avere al massimo {most} caratteri',
  not_shown: '{field} contiene caratteri che non si possono mostrare',
  unfit: '{field} contiene segni che non si possono usare',
  not_routing_digits: '{field} deve avere 9 cifre',
  not_account_digits: '{field} deve avere da 4 a 17 cifre',
  not_listed: '{field} deve essere {|options}',
  not_accepted: 'Bisogna accettare: {field}',
  not_list: '{field} deve essere un elenco',
  too_many: '{field}: sono troppi',

  not_number: '{field} deve essere un numero',
  not_seconds: '{field} deve essere un numero di secondi',
  not_minutes: '{field} deve essere un numero di minuti',
  not_whole: '{field} deve essere un numero intero',
  not_whole_seconds: '{field} deve essere un numero intero di secondi',
  not_whole_minutes: '{field} deve essere un numero intero di minuti',
  too_small: '{field} deve essere almeno {least}',
  too_large: '{field} può essere al massimo {most}',
  too_much: '{field} può essere al massimo {$most}',
  not_money: '{field} deve essere un numero con al massimo due decimali',
  not_positive: '{field} deve essere più di zero, con al massimo due decimali',

  not_instant: '{field} deve essere un’ora UTC come 2026-01-31T12:00:00.000Z',
  not_day: '{field} deve essere un giorno, come 2026-11-21',
  before_first_day: '{field} non può essere prima del primo giorno',
  not_notice: '{field} deve essere il numero di un avviso',

  wrong: '{field} non è corretto',
  yours_already: '{field} è già tuo',
  not_ours: '{field} non è uno dei nostri',
  popular: '{field} è tra le più usate, scegline un’altra',
  like_a_name: '{field} non può essere fatta con il tuo nome o la tua e-mail',
  mismatch: 'Le due password non coincidono',
  too_young: '{field} deve risalire ad almeno {years} anni fa',
  held_for_check: '{field} resta com’è mentre il tuo documento viene controllato',
  not_removable: '{field} non si può togliere: chiedine un altro',
  changed_by_request: '{field} si cambia con una richiesta e un documento',
  changed_in_profile: '{field} si può cambiare nel profilo',
  file_missing: 'Scegli un file.',
} as const satisfies Readonly<Record<ProblemCode, string>>

export const or = 'o'
