// In Spanish: what can be wrong with a field, by code.

import type { ProblemCode } from '#contract/shared/problems.ts'

export const problems = {
  required: '{field} es obligatorio',
  invalid: '{field} no es válido',
  unknown: '{field} no se conoce',
  not_text: '{field} tiene que ser texto',
  empty: '{field} no puede estar vacío',
  too_short: '{field} tiene que tener al menos {least} caracteres',
  too_long: '{field} puede tener como máximo {most} caracteres',
  not_shown: '{field} tiene caracteres que no se pueden mostrar',
  unfit: '{field} tiene signos que no se pueden usar',
  not_routing_digits: '{field} tiene que tener 9 cifras',
  not_account_digits: '{field} tiene que tener de 4 a 17 cifras',
  not_listed: '{field} tiene que ser {|options}',
  not_accepted: 'Hay que aceptar: {field}',
  not_list: '{field} tiene que ser una lista',
  too_many: '{field}: son demasiados',

  not_number: '{field} tiene que ser un número',
  not_seconds: '{field} tiene que ser un número de segundos',
  not_minutes: '{field} tiene que ser un número de minutos',
  not_whole: '{field} tiene que ser un número entero',
  not_whole_seconds: '{field} tiene que ser un número entero de segundos',
  not_whole_minutes: '{field} tiene que ser un número entero de minutos',
  too_small: '{field} tiene que ser al menos {least}',
  too_large: '{field} puede ser como máximo {most}',
  too_much: '{field} puede ser como máximo {$most}',
  not_money: '{field} tiene que ser un número con dos decimales como máximo',
  not_positive: '{field} tiene que ser mayor que cero, con dos decimales como máximo',

  not_instant: '{field} tiene que ser una hora UTC como 2026-01-31T12:00:00.000Z',
  not_day: '{field} tiene que ser un día, como 2026-11-21',
  before_first_day: '{field} no puede ser anterior al primer día',
  not_notice: '{field} tiene que ser el número de un aviso',

  wrong: '{field} no es correcto',
  yours_already: '{field} ya es tuyo',
  not_ours: '{field} no es uno de los nuestros',
  popular: '{field} es una de las más usadas, elige otra',
  like_a_name: '{field} no puede parecerse a tu nombre ni a tu correo',
  mismatch: 'Las dos contraseñas no coinciden',
  too_young: '{field} tiene que ser de hace al menos {years} años',
  held_for_check: '{field} queda como está mientras se comprueba tu documento',
  not_removable: '{field} no se puede quitar: pide otro',
  changed_by_request: '{field} se cambia con una solicitud y un documento',
  changed_in_profile: '{field} se puede cambiar en el perfil',
  file_missing: 'Elige un archivo.',
} as const satisfies Readonly<Record<ProblemCode, string>>

export const or = 'o'
