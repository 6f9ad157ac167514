// In German: what can be wrong with a field, by code.

import type { ProblemCode } from '#contract/shared/problems.ts'

export const problems = {
  required: '{field} ist erforderlich',
  invalid: '{field} ist ungültig',
  unknown: '{field} ist unbekannt',
  not_text: '{field} muss Text sein',
  empty: '{field} darf nicht leer sein',
  too_short: '{field} muss mindestens {least} Zeichen lang sein',
  too_long: '{field} darf höchstens {most} Zeichen lang sein',
  not_shown: '{field} enthält Zeichen, die nicht angezeigt werden können',
  unfit: '{field} enthält Zeichen, die nicht verwendet werden können',
  not_routing_digits: '{field} muss aus 9 Ziffern bestehen',
  not_account_digits: '{field} muss aus 4 bis 17 Ziffern bestehen',
  not_listed: '{field} muss {|options} sein',
  not_accepted: '{field} muss akzeptiert werden',
  not_list: '{field} muss eine Liste sein',
  too_many: '{field}: das sind zu viele',

  not_number: '{field} muss eine Zahl sein',
  not_seconds: '{field} muss eine Anzahl von Sekunden sein',
  not_minutes: '{field} muss eine Anzahl von Minuten sein',
  not_whole: '{field} muss eine ganze Zahl sein',
  not_whole_seconds: '{field} muss eine ganze Anzahl von Sekunden sein',
  not_whole_minutes: '{field} muss eine ganze Anzahl von Minuten sein',
  too_small: '{field} muss mindestens {least} sein',
  too_large: '{field} darf höchstens {most} sein',
  too_much: '{field} darf höchstens {$most} sein',
  not_money: '{field} muss eine Zahl mit höchstens zwei Nachkommastellen sein',
  not_positive: '{field} muss größer als null sein, mit höchstens zwei Nachkommastellen',

  not_instant: '{field} muss eine UTC-Zeit wie 2026-01-31T12:00:00.000Z sein',
  not_day: '{field} muss ein Tag sein, wie 2026-11-21',
  before_first_day: '{field} darf nicht vor dem ersten Tag liegen',
  not_notice: '{field} muss die Nummer einer Mitteilung sein',

  wrong: '{field} ist falsch',
  yours_already: '{field} gehört dir schon',
  not_ours: '{field} ist keins von unseren',
  popular: '{field} ist eins der meistbenutzten, bitte wähle ein anderes',
  like_a_name: '{field} darf nicht aus deinem Namen oder deiner E-Mail-Adresse gebildet sein',
  mismatch: 'Die beiden Passwörter sind nicht gleich',
  too_young: '{field} muss mindestens {years} Jahre zurückliegen',
  held_for_check: '{field} bleibt unverändert, solange dein Dokument geprüft wird',
  not_removable: '{field} kann nicht entfernt werden: beantrage eine Änderung',
  changed_by_request: '{field} ändert sich nur auf Antrag, mit einem Dokument',
  changed_in_profile: '{field} kannst du im Profil ändern',
  file_missing: 'Bitte wähle eine Datei.',
} as const satisfies Readonly<Record<ProblemCode, string>>

export const or = 'oder'
