// In Portuguese: what can be wrong with a field, by code.

import type { ProblemCode } from '#contract/shared/problems.ts'

export const problems = {
  required: '{field} é obrigatório',
  invalid: '{field} não é válido',
  unknown: '{field} não é conhecido',
  not_text: '{field} tem de ser texto',
  empty: '{field} não pode estar vazio',
  too_short: '{field} tem de ter pelo menos {least} caracteres',
  too_long: '{field} pode ter no máximo {most} caracteres',
  not_shown: '{field} tem caracteres que não podem ser mostrados',
  unfit: '{field} tem sinais que não podem ser usados',
  not_routing_digits: '{field} tem de ter 9 algarismos',
  not_account_digits: '{field} tem de ter de 4 a 17 algarismos',
  not_listed: '{field} tem de ser {|options}',
  not_accepted: 'É preciso aceitar: {field}',
  not_list: '{field} tem de ser uma lista',
  too_many: '{field}: são demasiados',

  not_number: '{field} tem de ser um número',
  not_seconds: '{field} tem de ser um número de segundos',
  not_minutes: '{field} tem de ser um número de minutos',
  not_whole: '{field} tem de ser um número inteiro',
  not_whole_seconds: '{field} tem de ser um número inteiro de segundos',
  not_whole_minutes: '{field} tem de ser um número inteiro de minutos',
  too_small: '{field} tem de ser pelo menos {least}',
  too_large: '{field} pode ser no máximo {most}',
  too_much: '{field} pode ser no máximo {$most}',
  not_money: '{field} tem de ser um número com duas casas decimais no máximo',
  not_positive: '{field} tem de ser mais do que zero, com duas casas decimais no máximo',

  not_instant: '{field} tem de ser uma hora UTC como 2026-01-31T12:00:00.000Z',
  not_day: '{field} tem de ser um dia, como 2026-11-21',
  before_first_day: '{field} não pode ser anterior ao primeiro dia',
  not_notice: '{field} tem de ser o número de um aviso',

  wrong: '{field} não está certo',
  yours_already: '{field} já é seu',
  not_ours: '{field} não é um dos nossos',
  popular: '{field} é uma das mais usadas, escolha outra',
  like_a_name: '{field} não pode parecer-se com o seu nome ou e-mail',
  mismatch: 'As duas palavras-passe não coincidem',
  too_young: '{field} tem de ser de há pelo menos {years} anos',
  held_for_check: '{field} fica como está enquanto o seu documento é verificado',
  not_removable: '{field} não pode ser retirado: peça outro',
  changed_by_request: '{field} muda com um pedido e um documento',
  changed_in_profile: '{field} pode ser alterado no perfil',
  file_missing: 'Escolha um ficheiro.',
} as const satisfies Readonly<Record<ProblemCode, string>>

export const or = 'ou'
